import { calls, commonRefusals } from '@chengji/contract';
import { describe, expect, it } from 'vitest';
import { kernelMessages } from './kernel/kernel.messages.ts';
import { modules } from './main.ts';

const messages = Object.assign({}, kernelMessages, ...modules.map(({ messages }) => messages));
const paramsOf = (sentence: string) => [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

describe('a refusal of the contract', () => {
  it('has a sentence for whoever is refused, in both languages', () => {
    const keys = Object.values(calls).flatMap(({ refusals }): readonly string[] => refusals);
    const missing = [...new Set([...commonRefusals, ...keys])].filter((key) => !messages[key]);
    expect(missing).toEqual([]);
  });
});

describe('a sentence', () => {
  it('names the same things in both languages', () => {
    for (const { zh, en } of Object.values<{ zh: string; en: string }>(messages)) {
      expect(paramsOf(en)).toEqual(paramsOf(zh));
    }
  });

  it('is Chinese where it should be, and English where it should be', () => {
    for (const [key, { zh, en }] of Object.entries<{ zh: string; en: string }>(messages)) {
      expect(en, key).not.toMatch(/[\u4e00-\u9fff]/);
      expect(zh.length * en.length, key).toBeGreaterThan(0);
    }
  });
});
