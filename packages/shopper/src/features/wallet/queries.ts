import { collectParts } from '@chengji/client-kit/lists/collect-parts';
import type { BillType, CallIn, CallOut, Statement, WithdrawalState } from '@chengji/contract';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../kernel/calls/call.ts';
import { reportFault } from '../../kernel/calls/faults.ts';
import { freshen, refresh, useCall, useListCall, useSend } from '../../kernel/calls/use-call.ts';
import { subscribeToFrames } from '../../kernel/live/socket-lifecycle.ts';
import { loadStatistics } from '../../kernel/session/session.ts';
import { refreshMoney } from '../payments/index.ts';

const DAY_MS = 86_400_000;
const info = 'GET /wanlshop/wallet/info';
const bills = 'GET /wanlshop/wallet/bills';
const withdrawals = ['GET /wanlshop/wallet/withdrawals', 'GET /wanlshop/wallet/withdrawal'] as const;
const accounts = ['GET /wanlshop/bank/list', 'GET /wanlshop/bank/details'] as const;

// money moves without a press: an order is refunded, a withdrawal is paid out
subscribeToFrames(({ type }) => {
  if (type === 'order' || type === 'notice') refresh(info, bills, ...withdrawals);
});

/** Fetched each time the page is shown: every purchase changes it. */
export const useWallet = () => useCall(info, {}, { freshMs: 0 });

/** Pulled to refresh. */
export const reloadWallet = () => freshen(info, bills);

type Wanted = { type: BillType | undefined; month: string | undefined };
const toInput = ({ type, month }: Wanted) => ({ ...(type && { type }), ...(month && { month }) });

export const useBills = (wanted: Wanted) =>
  useListCall(bills, { ...toInput(wanted), limit: 20 }, { freshMs: 0, keepsPrevious: true });

/** The newest of a month, with what went in and out in it. */
export const useBillsOfMonth = (month: string, limit: number) =>
  useCall(bills, { month, limit }, { freshMs: 0 });

/** What went in and out in a month, of one type or all. */
export const useMonthSums = (month: string, type: BillType | undefined) =>
  useCall(bills, { ...toInput({ month, type }), limit: 1 }, { isSilent: true });

export type BillDetails = CallOut<'GET /wanlshop/wallet/bill'>;

export const useBill = (id: number) => useCall('GET /wanlshop/wallet/bill', { id });

/** As many entries of the chain on each side of a bill’s are recomputed with it. */
const AROUND = 50;

/** Fetches the chain around a bill and recomputes it here; the code for it comes when it is first asked for. */
export const useVerification = () =>
  useMutation({
    mutationFn: async (bill: BillDetails) => {
      const seq = Math.max(1, bill.proof.seq - AROUND);
      const [chain, { verifyBill }] = await Promise.all([
        call('GET /wanlshop/wallet/chain', { seq, limit: 2 * AROUND + 1 }),
        import('./bills/verify-bill.view.ts'),
      ]);
      return { chain, ...verifyBill(bill, chain) };
    },
    onError: reportFault,
  });

export const useStatement = (month: string) => useCall('GET /wanlshop/wallet/statement', { month });

export type StatementFile = { kind: 'csv' | 'json'; pieces: string[] };

/** Fetches a month as a table or as its proof, part by part. */
export const useStatementFile = (statement: Statement, onDone: (file: StatementFile) => void) =>
  useMutation({
    mutationFn: async (kind: StatementFile['kind']) => ({
      kind,
      pieces: await (kind === 'csv' ? readTable(statement) : readProof(statement)),
    }),
    onSuccess: onDone,
    onError: reportFault,
  });

const table = 'GET /wanlshop/wallet/statement_table';

async function readTable({ month }: Statement): Promise<string[]> {
  const parts = await collectParts((cursor) => call(table, { month, ...(cursor && { cursor }) }));
  return parts.map(({ csv }) => csv);
}

async function readProof(statement: Statement): Promise<string[]> {
  const { writeProof } = await import('@chengji/contract/wallet/chain-parts');
  const pieces: string[] = [];
  for await (const piece of writeProof(statement, (asked) => call('GET /wanlshop/wallet/chain', asked)))
    pieces.push(piece);
  return pieces;
}

type Recharged = CallOut<'POST /wanlshop/wallet/recharge'>;

export const useRecharge = (onDone: (recharged: Recharged) => void, onFault: (fault: Error) => void) =>
  useSend('POST /wanlshop/wallet/recharge', { onDone, onFault });

type Withdrawn = CallOut<'POST /wanlshop/wallet/withdraw'>;

export const useWithdraw = (onDone: (withdrawn: Withdrawn) => void, onFault: (fault: Error) => void) =>
  useSend('POST /wanlshop/wallet/withdraw', {
    changes: withdrawals,
    onDone: (withdrawn) => {
      refreshMoney();
      onDone(withdrawn);
    },
    onFault,
  });

export const useWithdrawals = (state: WithdrawalState | undefined) =>
  useListCall(withdrawals[0], { ...(state && { state }), limit: 20 }, { freshMs: 0, keepsPrevious: true });

export const reloadWithdrawals = () => freshen(...withdrawals);

export const useWithdrawal = (id: number) => useCall(withdrawals[1], { id });

export const useAccounts = () => useCall(accounts[0], {}, { freshMs: 0 });
export const useAccount = (id: number) => useCall(accounts[1], { id });
export const useBanks = () => useCall('GET /wanlshop/bank/banks', {}, { freshMs: DAY_MS });

/** What is shown of payout accounts is fetched again, and so is their counter. */
export function refreshAccounts(): void {
  refresh(...accounts, info);
  void loadStatistics();
}

export const useMakeDefault = (onDone: () => void) =>
  useSend('POST /wanlshop/bank/default', {
    onDone: () => {
      refreshAccounts();
      onDone();
    },
  });

export type RemoveAccount = CallIn<'POST /wanlshop/bank/delete'>;

export const useRemoveAccount = (onDone: () => void, onFault: (fault: Error) => void) =>
  useSend('POST /wanlshop/bank/delete', {
    onDone: () => {
      refreshAccounts();
      onDone();
    },
    onFault,
  });
