/** Every attempt made at one call: seeded, so that every run makes the same ones. */
import type { Call } from '@chengji/contract';
import fc from 'fast-check';
import { type InputPath, listPathsIn, setAtPath } from '../owned-calls/id-paths.ts';
import { arbitraryInput } from './inputs.ts';
import { type RawRequest, rawRequests } from './raw.ts';
import { badValues, strangeNames } from './values.ts';
import { arriving, asSent, type Input, type Sent } from './wire.ts';

export type Attempt = {
  readonly what: string;
  /** Made for what is sent: most of what is wrong on the same grounds is not. */
  toSent(): Sent;
  /** The parameters as they arrive, where the request is in order apart from them. */
  readonly input?: Input;
  /** The one field that was tampered with. */
  readonly field?: string;
};

const seed = 20_260_101;
const samples = 40;
const leastAttempts = 205;
/** Of those, at fields that the call does not have. */
const leastAdded = 10;

/** `own` is an input that is right in every way, with things that are there. */
export function attemptsAt(name: string, call: Call, own?: Input): Attempt[] {
  const made = fc.sample(arbitraryInput(call), { seed, numRuns: samples });
  const whole = own ?? made.reduce((a, b) => (listPathsIn(b).length > listPathsIn(a).length ? b : a));
  const places = listPathsIn(whole);
  const tampered = places.flatMap((place) => badValues.map((value) => ({ place, value })));
  const added = strangeNames.flatMap((name) => badValues.map((value) => ({ place: [name], value })));
  const others = [
    ...(own ? [asAttempt('as it should be', name, own)] : []),
    ...made.map((input, index) => asAttempt(`sample ${index}`, name, input)),
    ...rawRequests(name, whole).map(asRawAttempt),
  ];
  const twists = some(tampered, leastAttempts - others.length - leastAdded);
  const rest = some(added, leastAttempts - others.length - twists.length);
  return [...others, ...[...twists, ...rest].map(({ place, value }) => twisted(name, whole, place, value))];
}

function some<T>(all: readonly T[], most: number): T[] {
  const count = Math.min(most, all.length);
  return fc
    .sample(fc.shuffledSubarray([...all], { minLength: count, maxLength: count }), { seed, numRuns: 1 })
    .flat();
}

const asAttempt = (what: string, name: string, input: Input): Attempt => ({
  what,
  toSent: () => asSent(name, input),
  input: arriving(name, input),
});

export const asRawAttempt = ({ what, ...sent }: RawRequest): Attempt => ({ what, toSent: () => sent });

function twisted(name: string, whole: Input, place: InputPath, value: unknown): Attempt {
  const what = `${place.join('.').slice(0, 40)} = ${(JSON.stringify(value) ?? 'undefined').slice(0, 60)}`;
  return { ...asAttempt(what, name, setAtPath(whole, place, value)), field: String(place[0]) };
}
