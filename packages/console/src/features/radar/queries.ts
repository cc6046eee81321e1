import { saveFile } from '@chengji/client-kit/files/save-file';
import type { CallIn, CallOut, ChainHead, RepairWay } from '@chengji/contract';
import { useMutation } from '@tanstack/react-query';
import { useSave } from '../../design/conflict/use-save.tsx';
import { usePages } from '../../design/lists/use-pages.ts';
import { call } from '../../kernel/calls.ts';
import { useCall, useFaultReport, useSend } from '../../kernel/use-call.ts';

/** Alerts of what touches it refresh it at once; entries that nobody is alerted to are seen after this time. */
const everyMs = 60_000;

const radar = [
  'GET /platform/ledger/radar',
  'GET /platform/ledger/bill',
  'GET /platform/ledger/preview',
  'GET /platform/ledger/repairs',
  'GET /platform/dashboard/info',
  'GET /platform/findings/list',
  'GET /platform/refunds/list',
  'GET /platform/refunds/details',
] as const;

export const useRadar = () => useCall('GET /platform/ledger/radar', {}, { everyMs });
export const useBill = (input: CallIn<'GET /platform/ledger/bill'>, onPage: (page: number) => void) =>
  usePages('GET /platform/ledger/bill', input, onPage);
export const usePreview = (id: number, way: RepairWay) =>
  useCall('GET /platform/ledger/preview', { id, way });
export const useRepairs = (page: number, limit: number, onPage: (page: number) => void) =>
  usePages('GET /platform/ledger/repairs', { page, limit }, onPage);

export const useFetchBill = () => useSend('POST /platform/ledger/fetch_bill', { changes: radar });
export const useQueryAgain = () =>
  useSend('POST /platform/ledger/query', { changes: radar, onFault: () => {} });
export const useRepair = () => useSave('POST /platform/ledger/repair', { changes: radar });
export const useApproveRepair = () => useSend('POST /platform/ledger/approve_repair', { changes: radar });
export const useDropRepair = () => useSend('POST /platform/ledger/drop_repair', { changes: radar });

const runningEveryMs = 1_000;

/** The newest check of the whole ledger; asked for again and again while one is under way. */
export const useLedgerCheck = () =>
  useCall(
    'GET /platform/ledger/check',
    {},
    { everyMs: (data) => (data?.check?.state === 'running' ? runningEveryMs : everyMs) },
  );
export const useCheckLedger = () =>
  useSend('POST /platform/ledger/check', { changes: ['GET /platform/ledger/check'] });

/** Fetches the last entry of every chain, and has the browser keep them as a file. */
export function useProof() {
  const report = useFaultReport();
  return useMutation({
    mutationFn: async () => {
      const heads: ChainHead[] = [];
      for (let after: string | null = ''; after !== null; ) {
        const part: CallOut<'GET /platform/ledger/heads'> = await call(
          'GET /platform/ledger/heads',
          after ? { after } : {},
        );
        heads.push(...part.heads);
        after = part.next;
      }
      const proof = JSON.stringify({ format: 'chengji-ledger-heads/1', heads });
      saveFile('ledger-proof.json', new Blob([proof], { type: 'application/json' }));
    },
    onError: report,
  });
}
