/** Bills as a list by months, and where a bill leads. */
import type { Bill, BillType } from '@chengji/contract';

/** The types a shopper’s bills have; `settle` is a shop’s alone. */
export const billTypes = [
  'pay',
  'groups',
  'recharge',
  'withdraw',
  'refund',
  'sys',
] as const satisfies BillType[];

export const isIncome = ({ amount }: Pick<Bill, 'amount'>): boolean => !amount.startsWith('-');

/** The ground of a bill’s mark. */
export type BillTone = 'in' | 'group' | 'out' | 'pay';

export function getTone(bill: Pick<Bill, 'amount' | 'type'>): BillTone {
  if (isIncome(bill)) return 'in';
  if (bill.type === 'groups') return 'group';
  return bill.type === 'withdraw' ? 'out' : 'pay';
}

export type BillItem = Bill & {
  /** The month that begins here, counted from the top; null within a month. */
  month: string | null;
  /** The last of its month. */
  isLast: boolean;
};

/** Bills, the newest first, each saying whether its month begins or ends with it. */
export function toBillItems(bills: readonly Bill[], toMonth: (at: number) => string): BillItem[] {
  const months = bills.map(({ createtime }) => toMonth(createtime));
  return bills.map((bill, index) => {
    const month = months[index] ?? '';
    return {
      ...bill,
      month: months[index - 1] === month ? null : month,
      isLast: index + 1 < months.length && months[index + 1] !== month,
    };
  });
}

/** The months from one to another by year, each the newest first. */
export function toYears(first: string, last: string): { year: number; months: string[] }[] {
  const years: { year: number; months: string[] }[] = [];
  let [year = 0, month = 0] = last.split('-').map(Number);
  for (let name = last; name >= first; ) {
    const latest = years.at(-1);
    if (latest?.year === year) latest.months.push(name);
    else years.push({ year, months: [name] });
    month -= 1;
    if (month === 0) [year, month] = [year - 1, 12];
    name = `${year}-${String(month).padStart(2, '0')}`;
  }
  return years;
}

/** `2026-11` in its parts, without a leading zero; null when the text is no month. */
export function parseMonth(text: string | undefined): { year: string; month: string } | null {
  const [, year, month] = /^(20\d{2})-(0[1-9]|1[0-2])$/.exec(text ?? '') ?? [];
  return year && month ? { year, month: String(Number(month)) } : null;
}

/** `9c41…e07a` */
export const shortenHash = (hash: string): string => `${hash.slice(0, 4)}…${hash.slice(-4)}`;
