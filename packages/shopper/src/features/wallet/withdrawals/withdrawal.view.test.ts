import { describe, expect, it } from 'vitest';
import { aWithdrawal } from '../../../testing/wallet-rows.ts';
import { getStepAmount, parseState, toSteps } from './withdrawal.view.ts';

describe('the progress of a withdrawal', () => {
  it('is told from the newest step back', () => {
    const timeline = [
      { event: 'created', at: 1, note: '' },
      { event: 'approved', at: 2, note: '' },
      { event: 'sent', at: 2, note: '' },
    ] as const;
    const steps = toSteps({ timeline: [...timeline] });
    expect(steps.map(({ event }) => event)).toEqual(['sent', 'approved', 'created']);
  });

  it('names what arrives once it is paid out, otherwise the whole amount', () => {
    expect(getStepAmount('successed', aWithdrawal())).toBe('99.40');
    expect(getStepAmount('rejected', aWithdrawal())).toBe('100.00');
  });
});

it('an address names a state of withdrawals, or all of them', () => {
  expect(parseState('rejected')).toBe('rejected');
  expect(parseState('other')).toBeUndefined();
});
