/** What the dashboard shows of the contract's view. */
import type { CallOut } from '@chengji/contract';
import { parseMoney } from '@chengji/contract/money';
import { z } from 'zod';

import type { ShopAnalytics } from '../analytics/index.ts';

export type Dashboard = CallOut<'GET /seller/dashboard/info'>;
export type Todo = Dashboard['todo'];

export function greetingAt(hour: number): 'morning' | 'day' | 'evening' {
  if (hour >= 5 && hour < 12) return 'morning';
  return hour >= 12 && hour < 18 ? 'day' : 'evening';
}

/** What waits, the right that shows it, and the list that holds exactly those items. */
export const todoCells = [
  { key: 'to_ship', right: 'orders.read', path: '/seller/orders?state=ship', tone: 'orange' },
  { key: 'to_ship_late', right: 'orders.read', path: '/seller/orders?state=ship&late=1', tone: 'rose' },
  { key: 'refunds', right: 'refunds.read', path: '/seller/refunds', tone: 'orange' },
  { key: 'to_pay', right: 'orders.read', path: '/seller/orders?state=pay', tone: 'blue' },
  { key: 'sold_out', right: 'goods.read', path: '/seller/goods?state=sold_out', tone: 'amber' },
] as const satisfies readonly { key: keyof Todo; right: string; path: string; tone: string }[];

/** How many wait behind a cell. */
export const countTodo = (todo: Todo, key: keyof Todo): number =>
  key === 'refunds' ? todo.refunds.count : todo[key];

/** What the sales of the dashboard may be of. */
export const salesRanges = ['today', 'week', 'month'] as const;
/** What the address of the dashboard says. */
export const dashboardInput = z.object({ range: z.enum(salesRanges).default('today') });

export type Best = Pick<ShopAnalytics['goods'][number], 'id' | 'title' | 'image' | 'pieces' | 'amount'>;

const shownBest = 5;

/** What sold for the most, without what was only looked at. */
export const listBest = (goods: ShopAnalytics['goods']): Best[] =>
  goods.filter(({ orders }) => orders > 0).slice(0, shownBest);

/** A share of the largest, 0 to 100, for the bar beside it. */
export function computeBarPercent(amount: string, amounts: readonly string[]): number {
  const most = Math.max(...amounts.map((one) => parseMoney(one)), 1);
  return Math.round((parseMoney(amount) / most) * 100);
}

export type Interest = Dashboard['interest'];
type Figure = Exclude<keyof Interest[number], 'day'>;

/** What the shop drew in all these days, and how today stands beside yesterday. */
export const toInterestFigures = (days: Interest, figure: Figure) => ({
  total: days.reduce((sum, day) => sum + day[figure], 0),
  today: days.at(-1)?.[figure] ?? 0,
  yesterday: days.at(-2)?.[figure] ?? 0,
});
