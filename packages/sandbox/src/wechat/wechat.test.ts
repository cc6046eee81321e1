import { describe, expect, it } from 'vitest';
import type { SandboxKeys } from '../keys.ts';
import { SandboxWechat, toSecret, WechatRefusal, wechatPeople } from './wechat.ts';

const keys = { appId: 'wx1', apiV3Key: '0123456789abcdef0123456789abcdef' } as SandboxKeys;
let now = Date.parse('2026-11-21T08:00:00Z');
const createWechat = (of = keys) => new SandboxWechat(of, { now: () => new Date(now) });
const wechat = createWechat();
const [person, other] = wechatPeople as [(typeof wechatPeople)[0], (typeof wechatPeople)[0]];

const getErrcode = (refused: () => unknown): number => {
  try {
    refused();
  } catch (error) {
    if (error instanceof WechatRefusal) return error.errcode;
    throw error;
  }
  return 0;
};

describe('the stand-in for WeChat’s accounts', () => {
  it('knows a person by the same name always, and each by another', () => {
    expect(wechat.getOpenid(person)).toBe(createWechat().getOpenid(person));
    expect(wechat.getOpenid(person)).not.toBe(wechat.getOpenid(other));
    expect(createWechat({ ...keys, appId: 'wx2' }).getOpenid(person)).not.toBe(wechat.getOpenid(person));
  });

  it('takes a grant once, and for five minutes', () => {
    const grant = wechat.agree(person);
    const { token } = wechat.exchange(grant);
    expect(wechat.getPerson(token)).toBe(person);
    expect(getErrcode(() => wechat.exchange(grant))).toBe(40_029);
    const late = wechat.agree(person);
    now += 5 * 60_000;
    expect(getErrcode(() => wechat.exchange(late))).toBe(42_003);
  });

  it('forgets whom a token stands for after two hours', () => {
    const { token } = wechat.exchange(wechat.agree(person));
    now += 2 * 3_600_000;
    expect(getErrcode(() => wechat.getPerson(token))).toBe(40_001);
  });

  it('hears its own app alone', () => {
    expect(getErrcode(() => wechat.assertApp('wx1', toSecret(keys)))).toBe(0);
    expect(getErrcode(() => wechat.assertApp('wx2', toSecret(keys)))).toBe(40_013);
    expect(getErrcode(() => wechat.assertApp('wx1', 'guessed'))).toBe(40_125);
    expect(toSecret(keys)).not.toContain(keys.apiV3Key);
  });

  it('gives a ticket for its app’s token, the same on every node', () => {
    expect(wechat.getTicket(wechat.appToken())).toEqual(createWechat().getTicket(createWechat().appToken()));
    expect(getErrcode(() => wechat.getTicket('guessed'))).toBe(40_001);
  });
});
