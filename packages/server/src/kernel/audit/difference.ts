/** What of a thing was changed: of two states of it, the fields that differ. */
import { isDeepStrictEqual } from 'node:util';

type Fields = Readonly<Record<string, unknown>>;
export type Difference = { before: Fields | null; after: Fields | null };

/** A version rises with every save and says nothing of what was changed by it. */
const silent = 'version';

/** Null when nothing was changed. A field that is missing on one side is null there. */
export function computeDifference(before: Fields | null, after: Fields | null): Difference | null {
  if (!before || !after) return before || after ? { before, after } : null;
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => name !== silent && !isDeepStrictEqual(before[name] ?? null, after[name] ?? null),
  );
  if (changed.length === 0) return null;
  const only = (state: Fields) => Object.fromEntries(changed.map((name) => [name, state[name] ?? null]));
  return { before: only(before), after: only(after) };
}
