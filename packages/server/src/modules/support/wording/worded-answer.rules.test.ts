import { describe, expect, it } from 'vitest';
import { buildPrompt, readWorded } from './worded-answer.rules.ts';

describe('what a model says', () => {
  it('is shown with the sources it cites, without the marks', () =>
    expect(readWorded('二十四小时内到账[2]。超时可改退余额 [1]。', 2)).toEqual({
      text: '二十四小时内到账。超时可改退余额。',
      cited: [0, 1],
    }));

  it.each([
    ['cites none', '大概三天吧。'],
    ['cites one there is not', '三天[3]。'],
    ['knows nothing', 'NONE'],
    ['is a citation alone', '[1]'],
  ])('is not shown when it %s', (_, text) => expect(readWorded(text, 2)).toBeNull());
});

describe('what a model is told', () => {
  it('is the question and the sources, numbered, and nothing else', () => {
    const [rules, question] = buildPrompt('退款多久', [{ title: '退款', text: '一天' }], 'zh');
    expect(question).toEqual({ role: 'user', content: '退款多久' });
    expect(rules?.content).toContain('[1] 退款\n一天');
  });
});
