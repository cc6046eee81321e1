/**
 * A list's filters, sort and page live in the address, so that a reload, a bookmark and going back show the
 * same list. A value equal to its default is left out; changing anything but the page starts at page one.
 */
export type ListFilters = Record<string, string>;

export function readListAddress<F extends ListFilters>(params: URLSearchParams, defaults: F): F {
  const read = { ...defaults };
  for (const name of Object.keys(defaults) as (keyof F & string)[]) {
    const value = params.get(name);
    if (value !== null) read[name] = value as F[keyof F & string];
  }
  return read;
}

export function writeListAddress<F extends ListFilters>(
  params: URLSearchParams,
  defaults: F,
  change: Partial<F>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '' || value === defaults[name]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** A whole number above zero from the address; anything that is none is `otherwise`. */
export function wholeOr(text: string, otherwise: number): number {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 ? value : otherwise;
}

/** One of the words a filter knows; what a person mistyped in the address is `otherwise`. */
export const parseOption = <T extends string>(words: readonly T[], text: string, otherwise: T): T =>
  words.find((word) => word === text) ?? otherwise;
