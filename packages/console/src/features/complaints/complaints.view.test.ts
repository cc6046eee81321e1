import { describe, expect, test } from 'vitest';
import { isReady, startDecision, toDecisionInput, toggle, toTargetPath } from './complaints.view.ts';

const offered = ['take_down', 'warn', 'suspend_shop'] as const;

describe('a decision about complaints', () => {
  test('is ready with an answer, and with a notice once a measure is ticked', () => {
    const start = startDecision();
    expect(isReady(start, offered)).toBe(false);
    expect(isReady({ ...start, answer: '属实' }, offered)).toBe(true);
    const ticked = { ...start, answer: '属实', measures: ['warn' as const] };
    expect(isReady(ticked, offered)).toBe(false);
    expect(isReady({ ...ticked, notice: '请修改' }, offered)).toBe(true);
  });

  test('that silences somebody needs the days', () => {
    const silent = { ...startDecision(), answer: '属实', notice: '辱骂', measures: ['silence' as const] };
    expect(isReady({ ...silent, days: null }, ['silence'])).toBe(false);
    expect(toDecisionInput(3, silent, ['silence'])).toMatchObject({ measures: ['silence'], silence_days: 7 });
  });

  test('against the complaints takes no measure and sends no notice', () => {
    const decision = {
      ...startDecision(),
      verdict: 'dismissed' as const,
      answer: '未发现违规',
      notice: '请修改',
      measures: ['warn' as const],
    };
    expect(toDecisionInput(3, decision, offered)).toEqual({
      id: 3,
      verdict: 'dismissed',
      answer: '未发现违规',
      notice: '',
      measures: [],
    });
  });
});

test('a measure is ticked and unticked', () => {
  expect(toggle([], 'warn')).toEqual(['warn']);
  expect(toggle(['warn', 'take_down'], 'warn')).toEqual(['take_down']);
});

test('a target opens as its person or its shop', () => {
  const shop = { id: 7, name: '秦巴草本', type: 'enterprise' as const };
  const target = { id: 3, title: '', image: '' };
  expect(toTargetPath({ ...target, type: 'user', shop: null })).toBe('/platform/users/3');
  expect(toTargetPath({ ...target, type: 'goods', shop })).toBe('/platform/shops/7');
});
