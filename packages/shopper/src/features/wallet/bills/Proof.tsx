import { BadgeCheck, CircleAlert, Download, Link2, RefreshCw } from 'lucide-react';
import { Button } from '../../../design/inputs/Button.tsx';
import { ButtonRow } from '../../../design/layout/ButtonRow.tsx';
import cellStyles from '../../../design/layout/cell.module.css';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { type BillDetails, useVerification } from '../queries.ts';
import { useWalletStrings } from '../strings.ts';
import { DoubleEntry } from './DoubleEntry.tsx';
import { HashChain } from './HashChain.tsx';
import styles from './Proof.module.css';
import { useSaveFile } from './save-file.ts';

/** The double entry behind a bill, its place in the chain, and the check of it that this device makes itself. */
export function Proof({ bill }: { bill: BillDetails }) {
  const t = useWalletStrings();
  const { proof } = bill;
  const verification = useVerification();
  const saveFile = useSaveFile();
  const { data, isPending } = verification;
  const state = !data ? 'unverified' : data.broken === null ? 'verified' : 'failed';
  const words = {
    unverified: t('verifyHint'),
    verified: t('verifiedCount', { count: data?.count ?? 0 }),
    failed: t('failedAt', { seq: data?.broken ?? 0 }),
  };
  const title = (
    <>
      {t('proof')}
      <span className={styles.state} data-state={state}>
        {state !== 'unverified' && <Icon as={state === 'verified' ? BadgeCheck : CircleAlert} size={15} />}
        {t(state)}
      </span>
    </>
  );
  return (
    <SectionCard title={title} className={styles.proof}>
      <DoubleEntry entries={proof.entries} />
      <hr className={cellStyles.rule} />
      <dl>
        <KeyValue name={t('entryNo')}>
          <Text num>{proof.seq}</Text>
        </KeyValue>
        <KeyValue name={t('transferNo')}>
          <Text num>{proof.transfer}</Text>
        </KeyValue>
      </dl>
      <HashChain hash={proof.hash} around={data} isVerified={state === 'verified'} />
      <p className={styles.words} data-state={state} role="status">
        <Icon as={state === 'failed' ? CircleAlert : Link2} size={15} />
        {words[state]}
      </p>
      <ButtonRow>
        <Button look="fill" busy={isPending} onClick={() => verification.mutate(bill)}>
          <Icon as={RefreshCw} size={18} />
          {t(data ? 'verifyAgain' : 'verify')}
        </Button>
        {data && (
          <Button
            look="fill"
            onClick={() =>
              saveFile(
                `proof-${proof.seq}.json`,
                [JSON.stringify({ format: 'chengji-ledger-proof/1', chain: data.chain }, null, 2)],
                'application/json',
              )
            }
          >
            <Icon as={Download} size={18} />
            {t('exportProof')}
          </Button>
        )}
      </ButtonRow>
    </SectionCard>
  );
}
