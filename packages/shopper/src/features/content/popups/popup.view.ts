/** Which pop-up is due, and what the app keeps of those it has shown. */
import type { CallOut } from '@chengji/contract';

export type Popup = CallOut<'GET /wanlshop/common/popups'>['rows'][number];

/** The day each was shown last, by its id. */
export type SeenPopups = Readonly<Record<string, string>>;

const mostKept = 100;

/** What was stored; a number alone is the one pop-up that was kept before there were several. */
export function seenFrom(stored: unknown): SeenPopups {
  if (typeof stored === 'number') return { [stored]: '' };
  if (typeof stored !== 'object' || stored === null) return {};
  const seen: Record<string, string> = {};
  for (const [id, day] of Object.entries(stored)) if (typeof day === 'string') seen[id] = day;
  return seen;
}

/** The newest ids are kept: an older pop-up is long gone. */
export function withSeen(seen: SeenPopups, { id }: Pick<Popup, 'id'>, day: string): SeenPopups {
  const days = Object.entries<string>({ ...seen, [id]: day }).toSorted(([a], [b]) => Number(b) - Number(a));
  return Object.fromEntries(days.slice(0, mostKept));
}

export function isDue({ id, frequency }: Pick<Popup, 'id' | 'frequency'>, seen: SeenPopups, day: string) {
  if (frequency === 'start') return true;
  const last = seen[id];
  return last === undefined || (frequency === 'daily' && last !== day);
}
