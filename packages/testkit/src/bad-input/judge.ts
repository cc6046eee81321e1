/** Whether an answer to bad input is what the protocol promises; every word of complaint is a fault found. */
import { type Call, commonRefusals, type Envelope, type RefusalData } from '@chengji/contract';
import { assertStorable, check } from '@chengji/server/kernel/http/calls/input';
import { Refusal } from '@chengji/server/kernel/refusal';
import type { Attempt } from './attempts.ts';
import type { Answered, Input } from './wire.ts';

const tooLarge = [413, 431];
const refusedStatuses = [401, 403, 429, ...tooLarge];
const insides =
  /node_modules|\.[cm]?[jt]s:\d|\bat \S+ \(|\b(select|insert into|update|delete from)\b.*\b(from|values|set|where)\b|relation "|column "|syntax error|SQLSTATE|TypeError|RangeError|ZodError/i;
/** The protocol fixes this text for every language. */
const theOneEnglish = 'Illegal Access';
const han = /\p{Script=Han}/u;

/** Whether the contract takes it; text that the database has no form for is refused before. */
export const isTaken = (call: Call, input: Input): boolean =>
  isStorable(input) && call.in.safeParse(input).success;

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes('\u0000') && value.isWellFormed();
  if (typeof value !== 'object' || value === null) return true;
  return Object.entries(value).every(([name, item]) => isStorable(name) && isStorable(item));
}

/** A message may repeat what was given, in any script. */
function withoutGiven(message: string, input: Attempt['input']): string {
  const given = JSON.stringify(input) ?? '';
  return [...message].filter((character) => !given.includes(character)).join('');
}

export function listProblems(
  call: Call,
  { input, field }: Attempt,
  { status, text }: Answered,
  language: 'zh' | 'en',
): string[] {
  const answer = parseEnvelope(text);
  if (!answer) return [`no envelope: ${status} ${text.slice(0, 200)}`];
  if (answer.code === 1)
    return status === 200 && (!input || isTaken(call, input)) ? [] : ['taken, though it is wrong'];
  const { key, field: named } = (answer.data ?? {}) as Partial<NonNullable<RefusalData>>;
  const complaints: string[] = [];
  const mind = (isWrong: boolean, what: string) =>
    isWrong && complaints.push(`${what}: ${status} ${text.slice(0, 300)}`);
  mind(status === 500, 'a fault');
  mind(
    status !== 200 && status !== 500 && !refusedStatuses.includes(status),
    'a status the protocol has not',
  );
  mind(insides.test(text), 'it tells of its inside');
  mind(!key || ![...call.refusals, ...commonRefusals].includes(key), 'a refusal the contract has not');
  // where not even the headers fit, nobody knows the language
  const isSaid =
    answer.msg !== '' &&
    (language === 'zh' ? han.test(answer.msg) : !han.test(withoutGiven(answer.msg, input)));
  mind(!isSaid && answer.msg !== theOneEnglish && status !== 431, `not in ${language}`);
  if (input && !tooLarge.includes(status)) {
    mind(status !== 200, 'refused as a request');
    if (!isTaken(call, input)) {
      mind(key !== 'common.invalid_input', 'not refused as input');
      mind(!isNamed(call, { input, field }, named), 'does not name the field at fault');
    }
  }
  return complaints;
}

/** The same of wrong input without a request: by the check that stands before every verb. */
export function listProblemsOfCheck(call: Call, { input = {}, field }: Attempt): string[] {
  try {
    assertStorable(input);
    check(call.in, input);
    return ['taken, though it is wrong'];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return isNamed(call, { input, field }, error.field) ? [] : [`names ${error.field}`];
  }
}

type Tampered = { readonly input: Input; readonly field: string | undefined };

function isNamed(call: Call, { input, field }: Tampered, named: string | undefined): boolean {
  const fields = field === undefined ? fieldsAtFault(call, input) : [field];
  return fields.some((name) => named === name || named?.startsWith(`${name}.`));
}

const fieldsAtFault = (call: Call, input: Input) =>
  call.in.safeParse(input).error?.issues.map(({ path }) => String(path[0] ?? 'body')) ?? Object.keys(input);

/** Longer input may be refused before it is checked, for its length, its depth or its number of values. */
const longest = 2_000;

/**
 * One of all wrong input that is refused on the same grounds, which a request shows for all of it. What is long is
 * each on grounds of its own.
 */
export function takeOneOfEachKind(call: Call, attempts: readonly Attempt[]): Attempt[] {
  const kinds = new Map(attempts.map((attempt) => [findGrounds(call, attempt), attempt]));
  return [...kinds.values()];
}

/** One of all input that comes to the same once it is read: no verb can tell them apart. */
export function takeOneOfEachReading(call: Call, attempts: readonly Attempt[]): Attempt[] {
  const read = ({ input, what }: Attempt) => (input ? JSON.stringify(call.in.parse(input)) : what);
  return [...new Map(attempts.map((attempt) => [read(attempt), attempt])).values()];
}

function findGrounds(call: Call, { what, input }: Attempt): string {
  if (JSON.stringify(input).length > longest) return what;
  const issues = call.in.safeParse(input).error?.issues ?? [];
  return issues.map(({ code, path }) => `${code} ${path.join('.')}`).join() || 'what cannot be stored';
}

function parseEnvelope(text: string): Envelope<unknown> | null {
  try {
    const answer = JSON.parse(text) as Envelope<unknown>;
    return Object.keys(answer).join() === 'code,msg,time,data' && [0, 1, 4].includes(answer.code)
      ? answer
      : null;
  } catch {
    return null;
  }
}
