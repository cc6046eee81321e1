import { describe, expect, test } from 'vitest';
import { readInput } from '../../design/lists/define-list.ts';
import { toTab, toTabCounts, toTabInput, withdrawalsList, withdrawalTabs } from './wallet.view.ts';

describe('the tabs of withdrawals', () => {
  test('open with all that is still to be done', () => {
    expect(toTab(readInput(withdrawalsList, {}))).toBe('open');
    expect(toTabInput('open')).toEqual({ state: undefined, step: undefined });
  });

  test.each(withdrawalTabs)('%s is the tab of what it asks for', (tab) => {
    expect(toTab(toTabInput(tab))).toBe(tab);
  });

  test('the first counts every step together', () => {
    const counts = { waiting: 2, approved: 1, sent: 4, successed: 9, rejected: 3 };
    expect(toTabCounts(counts)).toMatchObject({ open: 7, waiting: 2, successed: 9 });
  });
});
