/** What speaks for a withdrawal or against it, in lines: what is usual has passed, the rest should be looked at. */
import { showMoney } from '@chengji/client-kit/money-display';
import { parseMoney, toMoneyText } from '@chengji/contract/money';
import type { WithdrawalDetails } from './withdrawal.view.ts';

const day = 86_400;
const newOwner = 30 * day;
const newAccount = 7 * day;
/** How many times the average of earlier ones is still usual. */
const usualTimes = 2;

export type FactLine =
  | { key: 'since_shopper' | 'since_shop' | 'account'; isPassed: boolean; seconds: number }
  | { key: 'accountGone' | 'first'; isPassed: boolean }
  | { key: 'chain'; isPassed: true; count: number }
  | { key: 'chainBroken'; isPassed: false; seq: number }
  | { key: 'refunds'; isPassed: boolean; count: number }
  | { key: 'paid'; isPassed: boolean; count: number; average: string }
  | { key: 'day'; isPassed: boolean; asked: string; most: string };

type Judged = Pick<WithdrawalDetails, 'amount' | 'createtime' | 'owner' | 'facts'>;

export function toFactLines({ amount, createtime, owner, facts }: Judged): FactLine[] {
  const age = createtime - facts.owner_since;
  return [
    { key: `since_${owner.kind}`, isPassed: age >= newOwner, seconds: age },
    toAccountLine(createtime, facts.account_added_at),
    toPaidLine(amount, facts),
    {
      key: 'day',
      isPassed: true,
      asked: showMoney(facts.asked_that_day),
      most: showMoney(facts.day_maximum),
    },
    toChainLine(facts),
    { key: 'refunds', isPassed: facts.open_refunds === 0, count: facts.open_refunds },
  ];
}

const toChainLine = ({ verified_entries, broken_entry }: Judged['facts']): FactLine =>
  broken_entry === null
    ? { key: 'chain', isPassed: true, count: verified_entries }
    : { key: 'chainBroken', isPassed: false, seq: broken_entry };

function toAccountLine(createtime: number, addedAt: number | null): FactLine {
  if (addedAt === null) return { key: 'accountGone', isPassed: false };
  const seconds = createtime - addedAt;
  return { key: 'account', isPassed: seconds >= newAccount, seconds };
}

/** Of the earlier ones that arrived. */
export const computeAverage = ({
  paid_before,
  paid_before_amount,
}: Pick<Judged['facts'], 'paid_before' | 'paid_before_amount'>): string =>
  toMoneyText(Math.round(parseMoney(paid_before_amount) / Math.max(1, paid_before)));

function toPaidLine(amount: string, facts: Judged['facts']): FactLine {
  const { paid_before } = facts;
  const average = computeAverage(facts);
  if (paid_before === 0) return { key: 'first', isPassed: false };
  return {
    key: 'paid',
    isPassed: parseMoney(amount) <= parseMoney(average) * usualTimes,
    count: paid_before,
    average: showMoney(average),
  };
}

/** Whether an entry follows from the one before, as the market recomputed it. */
export const followsFromBefore = (
  seq: number,
  { broken_entry }: Pick<WithdrawalDetails['facts'], 'broken_entry'>,
): boolean => broken_entry === null || seq < broken_entry;
