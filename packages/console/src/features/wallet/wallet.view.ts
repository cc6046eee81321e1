/** Lists of money as they are asked for, and their words' colours. */
import type { BillType, CallOut, WithdrawalState, WithdrawalStep } from '@chengji/contract';
import { walletPlatformCalls } from '@chengji/contract/wallet/wallet.platform.calls';
import { walletSellerCalls } from '@chengji/contract/wallet/wallet.seller.calls';
import { defineList } from '../../design/lists/define-list.ts';
import type { TagTone, Tone } from '../../design/values/status-tones.ts';

export type Income = CallOut<'GET /seller/money/info'>;
export type ShopStatement = CallOut<'GET /seller/money/statement'>;
export type StatementLine = CallOut<'GET /seller/money/statement_lines'>['rows'][number];
export type Months = CallOut<'GET /seller/money/months'>['rows'];
export type Wallet = CallOut<'GET /platform/wallet/person'>;
export type OwnerKind = Wallet['owner']['kind'];

export const billsList = defineList('GET /seller/money/bills', walletSellerCalls, { tab: 'account' });
export const statementLinesList = defineList('GET /seller/money/statement_lines', walletSellerCalls, {
  tab: 'kind',
});
export const shopWithdrawalsList = defineList('GET /seller/money/withdrawals', walletSellerCalls, {
  tab: 'state',
});
export const withdrawalsList = defineList('GET /platform/withdrawals/list', walletPlatformCalls);
export const walletList = defineList('GET /platform/wallet/person', walletPlatformCalls);
export const adjustmentsList = defineList('GET /platform/wallet/adjustments', walletPlatformCalls, {
  tab: 'state',
});

export const billAccounts = ['available', 'pending'] as const;
/** The types of bills that a shop has. */
export const shopBillTypes = ['settle', 'refund', 'withdraw', 'sys'] as const satisfies readonly BillType[];
/** The first holds both. */
export const statementLineTabs = ['all', 'orders', 'refunds'] as const;
export const ownerKinds = ['shopper', 'shop'] as const;
/** The first holds those of every state. */
export const shopWithdrawalTabs = ['all', 'created', 'successed', 'rejected'] as const;
export const adjustmentTabs = ['all', 'waiting', 'done', 'dropped'] as const;

export const billTones: Record<BillType, TagTone> = {
  pay: 'plain',
  groups: 'orange',
  refund: 'rose',
  recharge: 'green',
  withdraw: 'plain',
  sys: 'blue',
  settle: 'green',
};

export const adjustmentTones = { waiting: 'act', done: 'done', dropped: 'rest' } as const;

/** A withdrawal as its owner sees it. */
export const stateTones: Record<WithdrawalState, Tone> = {
  created: 'wait',
  successed: 'done',
  rejected: 'bad',
};

/** The operator's work: what the staff must do is orange, what the bank does is blue. */
export const stepTones: Record<WithdrawalStep, Tone> = { waiting: 'act', approved: 'act', sent: 'info' };

/** The operator's tabs; the first holds all that is still to be done. */
export const withdrawalTabs = [
  'open',
  'waiting',
  'approved',
  'sent',
  'successed',
  'rejected',
  'all',
] as const;
export type WithdrawalTab = (typeof withdrawalTabs)[number];

type TabInput = { state: WithdrawalState | 'all' | undefined; step: WithdrawalStep | undefined };

/** What a tab asks for; the first asks for nothing, as the list does by itself. */
export function toTabInput(tab: WithdrawalTab): TabInput {
  if (tab === 'open') return { state: undefined, step: undefined };
  if (tab === 'waiting' || tab === 'approved' || tab === 'sent') return { state: undefined, step: tab };
  return { state: tab, step: undefined };
}

export function toTab({ state, step }: Partial<TabInput>): WithdrawalTab {
  if (state === 'successed' || state === 'rejected' || state === 'all') return state;
  return step ?? 'open';
}

type Counts = CallOut<'GET /platform/withdrawals/list'>['counts'];

/** How many stand behind each tab. */
export const toTabCounts = (counts: Counts): Partial<Record<WithdrawalTab, number>> => ({
  ...counts,
  open: counts.waiting + counts.approved + counts.sent,
});
