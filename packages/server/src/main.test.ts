import { type Call, calls, commonRefusals } from '@chengji/contract';
import { describe, expect, it } from 'vitest';
import { kernelMessages } from './kernel/kernel.messages.ts';
import { modules } from './main.ts';

const messages = Object.assign(
  {},
  kernelMessages,
  ...modules.map(({ messages }) => messages ?? {}),
) as Record<string, { zh: string; en: string }>;
const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('the market', () => {
  it('serves every call of the contract, each once', () => {
    const served = names(modules.flatMap(({ routes }) => [...(routes ?? [])]));
    expect(served.sort()).toEqual(Object.keys(calls).sort());
  });

  it('has a sentence in Chinese and in English for everything it may refuse', () => {
    const keys = Object.values<Call>(calls).flatMap(({ refusals }) => refusals);
    for (const key of [...commonRefusals, ...keys]) {
      expect(messages[key]?.zh, key).toBeTruthy();
      expect(messages[key]?.en, key).toBeTruthy();
    }
  });

  it('gives a sentence the same parameters in both languages', () => {
    const listParameters = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort();
    for (const [key, { zh, en }] of Object.entries(messages))
      expect(listParameters(en), key).toEqual(listParameters(zh));
  });

  it('names every listener and every kind of deadline once', () => {
    const listeners = names(modules.flatMap(({ listeners }) => [...(listeners ?? [])]));
    const jobs = names(modules.flatMap(({ jobs }) => [...(jobs ?? [])]));
    expect(new Set(listeners).size).toBe(listeners.length);
    expect(new Set(jobs).size).toBe(jobs.length);
  });
});
