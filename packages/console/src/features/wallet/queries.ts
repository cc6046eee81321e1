import { saveFile, saveTable } from '@chengji/client-kit/files/save-file';
import { collectParts } from '@chengji/client-kit/lists/collect-parts';
import { type ReadKey, useIdempotencyKey } from '@chengji/client-kit/react';
import type { CallIn } from '@chengji/contract';
import { verifyChain, writeProof } from '@chengji/contract/wallet/chain-parts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { call } from '../../kernel/calls.ts';
import { useCall, useFaultReport, useSend } from '../../kernel/use-call.ts';
import {
  adjustmentsList,
  billsList,
  type OwnerKind,
  type ShopStatement,
  shopWithdrawalsList,
  statementLinesList,
  toTab,
  toTabInput,
  type WithdrawalTab,
  walletList,
  withdrawalsList,
} from './wallet.view.ts';

const shopMoney = [
  'GET /seller/money/info',
  'GET /seller/money/bills',
  'GET /seller/money/statement',
  'GET /seller/money/statement_lines',
  'GET /seller/money/months',
  'GET /seller/money/withdrawals',
  'GET /seller/dashboard/info',
] as const;

export const useIncome = () => useCall('GET /seller/money/info', {});
export const useBills = () => useList(billsList);
export const useStatement = (month: string) => useCall('GET /seller/money/statement', { month });
export const useMonths = () => useCall('GET /seller/money/months', {});
export const useStatementLine = (id: number) => useCall('GET /seller/money/statement_line', { id });
export const useStatementLines = (month: string) => useList(statementLinesList, { month });

const readPart = (asked: CallIn<'GET /seller/money/chain'>) => call('GET /seller/money/chain', asked);

/** Recomputes the entries of a month here. */
export const useVerification = ({ month, first, entries }: ShopStatement) =>
  useQuery({
    queryKey: ['verification', month, first, entries],
    queryFn: () => verifyChain({ first, entries }, readPart),
    staleTime: Number.POSITIVE_INFINITY,
  });

type Table = CallIn<'GET /seller/money/statement_table'>;

/** Fetches a month as a table, part by part, and has the browser keep it. */
async function saveMonth(table: Pick<Table, 'month' | 'kind'>, name: string): Promise<void> {
  const parts = await collectParts((cursor) =>
    call('GET /seller/money/statement_table', { ...table, ...(cursor && { cursor }) }),
  );
  saveTable(name, ...parts.map(({ csv }) => csv));
}

/** The orders and refunds of a month, to keep. */
export function useLinesFile(month: string) {
  const report = useFaultReport();
  return useMutation({
    mutationFn: () => saveMonth({ month, kind: 'lines' }, `orders-${month}`),
    onError: report,
  });
}

/** The entries of a month, to keep as a table or as their proof. */
export function useEntriesFile(statement: ShopStatement, file: 'entries' | 'proof') {
  const report = useFaultReport();
  const { month, filename } = statement;
  return useMutation({
    mutationFn: async () => {
      if (file === 'proof') return saveFile(`${filename}.json`, await readProof(statement));
      return saveMonth({ month, kind: file }, filename);
    },
    onError: report,
  });
}

async function readProof(statement: ShopStatement): Promise<Blob> {
  const pieces: string[] = [];
  for await (const piece of writeProof(statement, readPart)) pieces.push(piece);
  return new Blob(pieces, { type: 'application/json' });
}
export const useShopWithdrawals = () => useList(shopWithdrawalsList);
export const useNewestWithdrawals = (limit: number) => useCall('GET /seller/money/withdrawals', { limit });

export const useAccount = () => useCall('GET /seller/money/account', {});
export const useSaveAccount = () =>
  useSave('POST /seller/money/account', { changes: ['GET /seller/money/account'] });

export const useWithdraw = () => useSendOnce('POST /seller/money/withdraw', shopMoney);

const payouts = [
  'GET /platform/withdrawals/list',
  'GET /platform/withdrawals/details',
  'GET /platform/wallet/person',
  'GET /platform/dashboard/info',
] as const;

/** Its tabs choose a state or a step; clearing the filters stays with the tab. */
export function useWithdrawals() {
  const list = useList(withdrawalsList);
  const { keyword, kind } = list.input;
  return {
    ...list,
    tab: {
      active: toTab(list.input),
      change: (tab: string | undefined) => list.change(toTabInput((tab ?? 'open') as WithdrawalTab)),
    },
    clearFilters: keyword || kind ? () => list.change({ keyword: undefined, kind: undefined }) : undefined,
  };
}
export const useWithdrawal = (id: number) => useCall('GET /platform/withdrawals/details', { id });
export const useApproveWithdrawal = () => useSend('POST /platform/withdrawals/approve', { changes: payouts });
/** The caller tells what was refused. */
export const useApproveEach = () =>
  useSend('POST /platform/withdrawals/approve', { changes: payouts, onFault: () => {} });
export const useRejectWithdrawal = () => useSend('POST /platform/withdrawals/reject', { changes: payouts });
export const useFailWithdrawal = () => useSend('POST /platform/withdrawals/failed', { changes: payouts });
export const usePayWithdrawal = () => useSave('POST /platform/withdrawals/paid', { changes: payouts });
export const useMakeBatch = () => useSend('POST /platform/withdrawals/export', { changes: payouts });
export const useImportResults = () => useSend('POST /platform/withdrawals/import', { changes: payouts });

/** Fetches the file of a batch and has the browser keep it. */
export function useDownloadBatch() {
  const report = useFaultReport();
  return useMutation({
    mutationFn: async (batchNo: string) => {
      const { filename, csv } = await call('GET /platform/withdrawals/batch', { batch_no: batchNo });
      saveTable(filename, csv);
    },
    onError: report,
  });
}

const adjustments = ['GET /platform/wallet/adjustments', 'GET /platform/wallet/person'] as const;

export const useWallet = (kind: OwnerKind, id: number) => useList(walletList, { kind, id });
export const useAdjustments = () => useList(adjustmentsList);
export const useApproveAdjustment = () => useSend('POST /platform/wallet/approve', { changes: adjustments });
export const useDropAdjustment = () => useSend('POST /platform/wallet/drop', { changes: adjustments });

export const useAdjust = () => useSendOnce('POST /platform/wallet/adjust', adjustments);

type MoneyKey = 'POST /seller/money/withdraw' | 'POST /platform/wallet/adjust';

/**
 * Moves money once, however often it is attempted; what is asked for again after it was done is another intention.
 * The form shows the refusal.
 */
function useSendOnce<K extends MoneyKey>(name: K, changes: readonly ReadKey[]) {
  const findKey = useIdempotencyKey();
  const done = useRef(0);
  const send = useSend(name, {
    changes,
    onDone: () => {
      done.current += 1;
    },
    onFault: () => {},
  });
  return {
    isPending: send.isPending,
    mutateAsync: (input: CallIn<K>) =>
      send.mutateAsync({ ...input, idempotencyKey: findKey([input, done.current]) }),
  };
}
