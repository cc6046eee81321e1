/** What the page of a goods shows, from what the market answered. */
import type { CallOut } from '@chengji/contract';

type Figures = CallOut<'GET /wanlshop/goods/comments'>['figures'];

/** Pictures of a description come as the person gets to them. */
export const lazyContent = (html: string): string =>
  html.replaceAll('<img ', '<img loading="lazy" decoding="async" ');

/** Goods found in a post say so in the cart and in the order; others say nothing. */
export const foundIn = (post: number | undefined) =>
  post === undefined ? {} : { from: { type: 'post' as const, id: post } };

type Item = { goods_id: number; sku_id: number; number: number; post: number | undefined };

/** The items of an order, as the page that confirms it reads them from its address. */
export const orderData = ({ post, ...item }: Item): string => JSON.stringify([{ ...item, ...foundIn(post) }]);

type Promises = CallOut<'GET /wanlshop/goods/details'>['promises'];

/** What an order is promised; returns only where the market gives days for them, a team's refund where teams buy. */
export function listPromises(
  { ship_within_hours, after_sale_days, refund_within_hours }: Promises,
  isSoldToTeams: boolean,
) {
  const days = after_sale_days;
  const promises = [
    { key: 'returns', params: { days, hours: 0 } },
    { key: 'sent', params: { days, hours: ship_within_hours } },
    { key: 'refund', params: { days, hours: refund_within_hours } },
    { key: 'held', params: { days, hours: 0 } },
    { key: 'team', params: { days, hours: 0 } },
  ] as const;
  return promises.filter(
    ({ key }) => (key !== 'returns' || after_sale_days > 0) && (key !== 'team' || isSoldToTeams),
  );
}

/** The tabs of the reviews worth a shortcut: those that hold any. */
export function reviewShortcuts({ image, good, medium }: Figures) {
  const shortcuts = [
    { tab: 'image', text: 'withPictures', count: image },
    { tab: 'good', text: 'goodCount', count: good },
    { tab: 'medium', text: 'mediumCount', count: medium },
  ] as const;
  return shortcuts.filter(({ count }) => count > 0);
}

/** The parts of the page, in their order. */
export const parts = ['goods', 'reviews', 'details', 'similar'] as const;
export type Part = (typeof parts)[number];

/** The bar and the row of parts cover so much of the top; a little below counts as there. */
const COVERED_PX = 100;

/** The part a page stands at: the last that begins at its top or above, and at its end the last of all. */
export function findPart(tops: readonly { part: Part; top: number }[], isAtEnd: boolean): Part {
  if (isAtEnd) return tops.at(-1)?.part ?? 'goods';
  return tops.findLast(({ top }) => top <= COVERED_PX)?.part ?? 'goods';
}
