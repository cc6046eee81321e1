import { z } from 'zod';

/** As many sheets as are read at once without making anybody wait. */
export const mostSheets = 100;

/** How many of these orders go on paper, and whether those are not all of them. */
export const countSheets = ({ length }: readonly unknown[]) => ({
  n: Math.min(length, mostSheets),
  isCut: length > mostSheets,
});

const readOrderIds = (text: string): number[] =>
  [...new Set(text.split(',').filter((id) => /^[1-9]\d{0,14}$/.test(id)))].map(Number).slice(0, mostSheets);

/** The orders an address asks sheets of; what is not an order's id is passed over. */
export const sheetsInput = z.object({ ids: z.string().transform(readOrderIds).default([]) });

const toIds = (orders: readonly { id: number }[]): string =>
  orders
    .slice(0, mostSheets)
    .map(({ id }) => id)
    .join(',');

export const toPackingPath = (orders: readonly { id: number }[]): string =>
  `/seller/packing_lists?ids=${toIds(orders)}`;

export const toLabelsPath = (orders: readonly { id: number }[]): string =>
  `/seller/labels?ids=${toIds(orders)}`;
