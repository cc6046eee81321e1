import { expect, it } from 'vitest';
import type { SandboxKeys } from '../keys.ts';
import { MessengerRefusal, messengerPeople, SandboxMessenger, toSecret } from './wechat.ts';

const keys = { appId: 'wx1', apiV3Key: '0123456789abcdef0123456789abcdef' } as SandboxKeys;
let now = Date.parse('2026-11-21T08:00:00Z');
const messengerOf = (of = keys) => new SandboxMessenger(of, { now: () => new Date(now) });
const messenger = messengerOf();
const [person, other] = messengerPeople as [(typeof messengerPeople)[0], (typeof messengerPeople)[0]];

const errcodeOf = (refused: () => unknown): number => {
  try {
    refused();
  } catch (error) {
    if (error instanceof MessengerRefusal) return error.errcode;
    throw error;
  }
  return 0;
};

it('knows a person by the same name always, and each by another', () => {
  expect(messenger.openidOf(person)).toBe(messengerOf().openidOf(person));
  expect(messenger.openidOf(person)).not.toBe(messenger.openidOf(other));
  expect(messengerOf({ ...keys, appId: 'wx2' }).openidOf(person)).not.toBe(messenger.openidOf(person));
});

it('takes a grant once, and for five minutes', () => {
  const grant = messenger.agree(person);
  const { token } = messenger.exchange(grant);
  expect(messenger.personOf(token)).toBe(person);
  expect(errcodeOf(() => messenger.exchange(grant))).toBe(40_029);
  const late = messenger.agree(person);
  now += 5 * 60_000;
  expect(errcodeOf(() => messenger.exchange(late))).toBe(42_003);
});

it('forgets whom a token stands for after two hours', () => {
  const { token } = messenger.exchange(messenger.agree(person));
  now += 2 * 3_600_000;
  expect(errcodeOf(() => messenger.personOf(token))).toBe(40_001);
});

it('hears its own app alone', () => {
  expect(errcodeOf(() => messenger.assertApp('wx1', toSecret(keys)))).toBe(0);
  expect(errcodeOf(() => messenger.assertApp('wx2', toSecret(keys)))).toBe(40_013);
  expect(errcodeOf(() => messenger.assertApp('wx1', 'guessed'))).toBe(40_125);
  expect(toSecret(keys)).not.toContain(keys.apiV3Key);
});

it('gives a ticket for its app’s token, the same on every node', () => {
  expect(messenger.ticketOf(messenger.appToken())).toEqual(messengerOf().ticketOf(messengerOf().appToken()));
  expect(errcodeOf(() => messenger.ticketOf('guessed'))).toBe(40_001);
});
