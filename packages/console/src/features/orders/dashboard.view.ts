/** What the dashboard shows of the contract's view. */
import type { CallOut } from '@chengji/contract';
import { asCents, formatMoney, parseMoney } from '@chengji/contract/money';

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

/** The average paid for an order, to the cent below; none without orders. */
export function computeAverage({ orders, amount }: { orders: number; amount: string }): string | undefined {
  if (orders === 0) return undefined;
  return formatMoney(asCents(Math.floor(parseMoney(amount) / orders)));
}

/** All days of the chart together. */
export const computeTotal = (days: Dashboard['days']): string =>
  formatMoney(asCents(days.reduce((sum, day) => sum + parseMoney(day.amount), 0)));

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
