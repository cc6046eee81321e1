/** Referral as text: links, and a code as a drawing. */
import type { Earning } from '@chengji/contract';
import { formatMoney, parseMoney, subtractCents } from '@chengji/contract/money';

/** The address people are sent: the code before the hash, and a page of the app after it. */
export const toInviteLink = (link: string, origin: string, page = '/pages/index'): string =>
  `${origin}${link}#${page}`;

type Code = { size: number; get(x: number, y: number): boolean };

/** The dark squares of a code as the path of a drawing. */
export function toCodePath(code: Code): string {
  const squares: string[] = [];
  for (let y = 0; y < code.size; y += 1) {
    for (let x = 0; x < code.size; x += 1) if (code.get(x, y)) squares.push(`M${x} ${y}h1v1h-1z`);
  }
  return squares.join('');
}

/** What of an order went back; null where nothing did. */
export const computeReturned = ({ order_sum, paid_sum }: Pick<Earning, 'order_sum' | 'paid_sum'>) =>
  order_sum === paid_sum ? null : formatMoney(subtractCents(parseMoney(paid_sum), parseMoney(order_sum)));

/** How many of the people their pictures leave out. */
export const countMore = ({ count, avatars }: { count: number; avatars: readonly string[] }): number =>
  Math.max(0, count - avatars.length);

export type Part = 'first' | 'second' | 'earnings';
export const parsePart = (text: string | undefined): Part | null =>
  text === 'first' || text === 'second' || text === 'earnings' ? text : null;

/** Pictures numbered as they stand; those without one look the same. */
export const numberFaces = (urls: readonly string[]): { id: number; url: string }[] =>
  urls.map((url, id) => ({ id, url }));
