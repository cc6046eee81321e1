/** A withdrawal as the operator decides it: how far it is, what may be done, and which entries that writes. */
import type { CallOut, PlatformWithdrawal, Withdrawal } from '@chengji/contract';
import { addCents, formatMoney, parseMoney } from '@chengji/contract/money';

export type WithdrawalDetails = CallOut<'GET /platform/withdrawals/details'>;
export type WithdrawalEvent = WithdrawalDetails['timeline'][number]['event'];

/** Its due moment has passed, and it is not done. */
export const isLate = (
  { state, due_at }: Pick<PlatformWithdrawal, 'state' | 'due_at'>,
  now: number,
): boolean => state === 'created' && due_at !== null && due_at < now;

/** How many of its four steps are done: asked for, approved, sent, arrived. */
export function countStepsDone({ state, step }: Pick<PlatformWithdrawal, 'state' | 'step'>): number {
  if (state !== 'created') return state === 'successed' ? 4 : 3;
  return step === 'sent' ? 3 : step === 'approved' ? 2 : 1;
}

export type Hindrance = 'noRight' | 'approvedByYou';

/** Why the person may not approve what waits to be approved; nothing where they may, or where it does not wait. */
export function findHindrance(
  { step, can, approvals }: Pick<PlatformWithdrawal, 'step' | 'can' | 'approvals'>,
  staffId: number | undefined,
  mayDecide: boolean,
): Hindrance | undefined {
  if (step !== 'waiting' || (can.approve && mayDecide)) return undefined;
  return approvals.some(({ staff_id }) => staff_id === staffId) ? 'approvedByYou' : 'noRight';
}

export type Entry = { account: 'available' | 'frozen' | 'external' | 'fees'; amount: string };
export type EntryBox = { event: 'created' | 'successed' | 'rejected'; isWritten: boolean; entries: Entry[] };

const taken = (amount: string) => `-${amount}`;

/** The entries it wrote when it was asked for, and those its end writes: one of the two, or the one that did. */
export function toEntryBoxes(
  withdrawal: Pick<PlatformWithdrawal, 'state' | 'amount' | 'fee' | 'arrives'>,
): EntryBox[] {
  const { state, amount, fee, arrives } = withdrawal;
  const asked: Entry[] = [
    { account: 'available', amount: taken(amount) },
    { account: 'frozen', amount },
  ];
  const paid: Entry[] = [
    { account: 'frozen', amount: taken(amount) },
    { account: 'external', amount: arrives },
    ...(Number(fee) > 0 ? [{ account: 'fees' as const, amount: fee }] : []),
  ];
  const returned: Entry[] = [
    { account: 'frozen', amount: taken(amount) },
    { account: 'available', amount },
  ];
  return [
    { event: 'created', isWritten: true, entries: asked },
    ...(state === 'rejected'
      ? []
      : [{ event: 'successed' as const, isWritten: state === 'successed', entries: paid }]),
    ...(state === 'successed'
      ? []
      : [{ event: 'rejected' as const, isWritten: state === 'rejected', entries: returned }]),
  ];
}

/** Where its owner's wallet is looked at. */
export const toWalletPath = ({ kind, id }: Pick<PlatformWithdrawal['owner'], 'kind' | 'id'>): string =>
  kind === 'shop' ? `/platform/shops/${id}/wallet` : `/platform/users/${id}/wallet`;

/** What was sent to the bank may come back; what WeChat transfers tells so by itself. */
export const canFail = ({ step, can }: Pick<PlatformWithdrawal, 'step' | 'can'>): boolean =>
  step === 'sent' && can.paid;

export type PaymentHint = 'waitsForApproval' | 'waitsForBatch' | 'waitsForBank' | 'waitsForWechat';

/** What its payout waits for; nothing once it has ended. */
export function findPaymentHint({
  state,
  step,
  account,
}: Pick<PlatformWithdrawal, 'state' | 'step' | 'account'>): PaymentHint | undefined {
  if (state !== 'created') return undefined;
  if (step === 'waiting') return 'waitsForApproval';
  if (account.kind === 'wechat') return 'waitsForWechat';
  return step === 'sent' ? 'waitsForBank' : 'waitsForBatch';
}

/** What this one and those before it took on a day; what was rejected came back. */
export const sumWithdrawnOn = (
  day: string,
  { earlier, ...asked }: Pick<WithdrawalDetails, 'earlier' | 'state' | 'amount' | 'createtime'>,
  toDay: (at: number) => string,
): string =>
  formatMoney(
    addCents(
      ...[...earlier, asked]
        .filter(({ state, createtime }) => state !== 'rejected' && toDay(createtime) === day)
        .map(({ amount }) => parseMoney(amount)),
    ),
  );

const ofLate = 3 * 86_400;

/** Those that arrived or were rejected in the last three days. */
export const listEndedOfLate = <T extends Pick<Withdrawal, 'ended_at'>>(
  rows: readonly T[],
  now: number,
): T[] => rows.filter(({ ended_at }) => ended_at !== null && ended_at > now - ofLate);

/** What several withdrawals come to. */
export const sumMoney = (
  withdrawals: readonly Pick<PlatformWithdrawal, 'amount' | 'arrives'>[],
  name: 'amount' | 'arrives',
): string => formatMoney(addCents(...withdrawals.map((one) => parseMoney(one[name]))));

/** How many wait for somebody else still when they are approved now. */
export const countNeedingAnother = (
  withdrawals: readonly Pick<PlatformWithdrawal, 'approvals' | 'approvals_needed'>[],
): number =>
  withdrawals.filter(({ approvals, approvals_needed }) => approvals.length + 1 < approvals_needed).length;
