import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMessageText } from './message-text.rules.ts';

describe('the text of a message', () => {
  it.each([
    ['山野果集', '山野果集'],
    ['执照照片模糊，请重拍', '执照照片模糊,请重拍'],
    ['Fruit & Co. 2号店', 'Fruit Co 2号店'],
    ['退款点 http://evil.example/x', '退款点 http evil example x'],
    ['全角 ｅｖｉｌ．ｃｏｍ', '全角 evil com'],
    ['致电 138 0013 8000 领奖', '致电 领奖'],
    ['加微信 ①②③④⑤⑥', '加微信'],
    ['#code# {name}', 'code name'],
    ['///', '…'],
  ])('%j is sent as %j', (text, sent) => {
    expect(toMessageText(text, 35)).toBe(sent);
  });

  it('is never longer than a message has room for, nor an address, nor a number to call', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const sent = toMessageText(text, 20);
        expect([...sent].length).toBeLessThanOrEqual(20);
        expect(sent).not.toMatch(/[./:@]|\d{5}/);
      }),
    );
  });
});
