/** Where an order stands in the list it was opened from, and which are beside it. */

type Listed = { rows: readonly { id: number }[]; page: number; limit: number; total: number };

export type Place = { id: number; nth: number; total: number; previous?: number; next?: number };

/** Undefined where this page of the list does not hold it. Pages beside are asked for at their edges alone. */
export function findPlace(
  id: number,
  { rows, page, limit, total }: Listed,
  beside: { before?: readonly { id: number }[] | undefined; after?: readonly { id: number }[] | undefined },
): Place | undefined {
  const at = rows.findIndex((row) => row.id === id);
  if (at === -1) return undefined;
  const previous = (rows[at - 1] ?? beside.before?.at(-1))?.id;
  const next = (rows[at + 1] ?? beside.after?.[0])?.id;
  return {
    id,
    nth: (page - 1) * limit + at + 1,
    total,
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  };
}

/** The page of the list that the order `steps` away from this place stands on. */
export const pageBeside = (nth: number, steps: 1 | -1, limit: number): number =>
  Math.max(1, Math.ceil((nth + steps) / limit));
