/** What is no longer as the person left it, once the market has answered after a time without a network. */
import type { CartLine } from '@chengji/contract';
import { type Cart, findLine, listLines } from './cart.rules.ts';

export type Difference =
  | { kind: 'price'; title: string; from: string; to: string }
  | { kind: 'number'; title: string; from: number; to: number }
  | { kind: 'soldOut' | 'offSale' | 'gone' | 'added'; title: string };

export function findDifferences(before: Cart, after: Cart): Difference[] {
  const known = listLines(before).flatMap((line) => findLineDifferences(line, findLine(after, line)));
  const added = listLines(after).filter((line) => !findLine(before, line));
  return [...known, ...added.map(({ title }) => ({ kind: 'added' as const, title }))];
}

function findLineDifferences(before: CartLine, after: CartLine | undefined): Difference[] {
  const { title } = before;
  if (!after) return [{ kind: 'gone', title }];
  if (after.state !== before.state && after.state !== 'ok') {
    return [{ kind: after.state === 'sold_out' ? 'soldOut' : 'offSale', title }];
  }
  const news: Difference[] = [];
  const [from, to] = [before.sku.price, after.sku.price];
  if (from !== to) news.push({ kind: 'price', title, from, to });
  if (before.number !== after.number) {
    news.push({ kind: 'number', title, from: before.number, to: after.number });
  }
  return news;
}
