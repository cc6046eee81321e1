/** What one meant to save beside what somebody else saved meanwhile, field by field. */

type Values = Readonly<Record<string, unknown>>;

export type ConflictField = {
  label: string;
  /** Taken together with the field: specs and skus fit each other only as a whole. */
  with?: readonly string[];
  /** What of a value counts when two are compared; without it, all of it. */
  counts?: (value: never) => unknown;
  /** A value in words, where it is not its own. */
  show?: (value: never, all: never) => string | readonly string[];
};
export type ConflictFields = Readonly<Record<string, string | ConflictField>>;

export type Side = 'mine' | 'theirs';
export type ConflictRow = {
  name: string;
  label: string;
  mine: readonly string[];
  theirs: readonly string[];
  /** Who changed it since both began; without a beginning nobody knows. */
  changedBy: Side | 'both';
};

const isBlank = (value: unknown) => value === null || value === undefined || value === '';

/** Two values with the same fields are the same, in any order of the fields. */
function canonical(value: unknown): unknown {
  if (isBlank(value)) return null;
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value as object).filter(([, one]) => !isBlank(one));
  return Object.fromEntries(
    entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([k, v]) => [k, canonical(v)]),
  );
}
const isSame = (a: unknown, b: unknown) => JSON.stringify(canonical(a)) === JSON.stringify(canonical(b));

const withoutTags = (text: string) =>
  text.includes('<')
    ? text
        .replace(/<img\b[^>]*?\bsrc="([^"]*)"[^>]*>/g, '\n$1\n')
        .replace(/<\/(p|li|h\d|tr|div)>|<br\s*\/?>/g, '\n')
        .replace(/<[^>]*>/g, '')
    : text;

const between = ' · ';

/** What a line is made of: words, and addresses of stored pictures. */
export const splitLine = (line: string): { text: string; isPicture: boolean }[] =>
  line.split(between).map((text) => ({ text, isPicture: /^\/files\/\S+$/.test(text) }));

/** For each line whether the other side lacks it, or has it fewer times. */
export function differingLines(lines: readonly string[], beside: readonly string[]): boolean[] {
  const left = [...beside];
  return lines.map((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** A value as lines that can be laid beside each other: one for each item of a list. */
export function toLines(value: unknown): string[] {
  if (isBlank(value)) return [];
  if (Array.isArray(value))
    return value.map((item) => toLines(item).join(between)).filter((line) => line !== '');
  if (typeof value === 'object') return Object.values(value as object).flatMap(toLines);
  if (typeof value === 'boolean') return [value ? '✓' : '✗'];
  return withoutTags(String(value))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const toConflictField = (field: string | ConflictField): ConflictField =>
  typeof field === 'string' ? { label: field } : field;

function shown({ show }: ConflictField, name: string, values: Values): readonly string[] {
  const value = values[name];
  if (!show || isBlank(value)) return toLines(value);
  const shown = show(value as never, values as never);
  return typeof shown === 'string' ? toLines(shown) : shown;
}

const part = (values: Values, name: string, { with: others = [], counts }: ConflictField) => {
  const value = values[name];
  return [counts && !isBlank(value) ? counts(value as never) : value, ...others.map((one) => values[one])];
};

/** The fields in which the two differ, in the form's order. */
export function conflictRows(
  fields: ConflictFields,
  { base, mine, theirs }: { base: Values | undefined; mine: Values; theirs: Values },
): ConflictRow[] {
  return Object.entries(fields).flatMap(([name, declared]) => {
    const field = toConflictField(declared);
    const [own, other] = [part(mine, name, field), part(theirs, name, field)];
    if (isSame(own, other)) return [];
    const was = base && part(base, name, field);
    const changedBy = !was ? 'both' : isSame(own, was) ? 'theirs' : isSame(other, was) ? 'mine' : 'both';
    return [
      {
        name,
        label: field.label,
        mine: shown(field, name, mine),
        theirs: shown(field, name, theirs),
        changedBy,
      },
    ];
  });
}

export type Choices = Readonly<Record<string, Side>>;

/** Nobody's change is lost unless one says so: what only they changed is theirs, all else one's own. */
export const usualChoices = (rows: readonly ConflictRow[]): Choices =>
  Object.fromEntries(rows.map(({ name, changedBy }) => [name, changedBy === 'theirs' ? 'theirs' : 'mine']));

/** What is saved: one's own, with what was chosen of theirs. */
export function merged<V extends Values>(
  fields: ConflictFields,
  { mine, theirs, choices }: { mine: V; theirs: Values; choices: Choices },
): V {
  const taken = Object.entries(choices).flatMap(([name, side]) => {
    if (side === 'mine') return [];
    return [name, ...(toConflictField(fields[name] ?? '').with ?? [])].map(
      (one) => [one, theirs[one]] as const,
    );
  });
  return { ...mine, ...Object.fromEntries(taken) };
}
