import { Button } from 'antd';
import { ScanSearch, ShieldCheck } from 'lucide-react';
import { useCheckLedger, useLedgerCheck, useProof } from '../queries.ts';
import { useRadarText } from '../radar-text.ts';

/** A proof of the whole ledger to keep, and a check of every entry. */
export function LedgerCheckActions() {
  const text = useRadarText();
  const proof = useProof();
  const checking = useCheckLedger();
  const { data } = useLedgerCheck();
  const isRunning = checking.isPending || data?.check?.state === 'running';
  return (
    <>
      <Button icon={<ShieldCheck />} loading={proof.isPending} onClick={() => proof.mutate()}>
        {text('downloadProof')}
      </Button>
      <Button icon={<ScanSearch />} loading={isRunning} onClick={() => checking.mutate({})}>
        {text('checkWhole')}
      </Button>
    </>
  );
}
