import { describe, expect, test } from 'vitest';
import { makeFacts, makeWithdrawal } from '../../testing/wallets.ts';
import { toFactLines } from './withdrawal-facts.view.ts';

const day = 86_400;
const asked = makeWithdrawal({ amount: '600.00', createtime: 100 * day });
const judge = (traits: Parameters<typeof makeFacts>[0]) =>
  toFactLines({ ...asked, facts: makeFacts({ owner_since: 0, account_added_at: 50 * day, ...traits }) });
const find = (traits: Parameters<typeof makeFacts>[0], key: string) =>
  judge(traits).find((line) => line.key === key);

describe('a withdrawal', () => {
  test('has nothing to look at where all is as usual', () => {
    expect(judge({}).every(({ isPassed }) => isPassed)).toBe(true);
  });

  test('is to be looked at within 30 days of joining', () => {
    expect(find({ owner_since: 70 * day }, 'since_shopper')).toMatchObject({ isPassed: true });
    expect(find({ owner_since: 71 * day }, 'since_shopper')).toMatchObject({
      isPassed: false,
      seconds: 29 * day,
    });
  });

  test('is to be looked at within 7 days of adding its account, or once that is removed', () => {
    expect(find({ account_added_at: 94 * day }, 'account')).toMatchObject({ isPassed: false });
    expect(find({ account_added_at: null }, 'accountGone')).toMatchObject({ isPassed: false });
  });

  test('is to be looked at when it is the first, or more than twice the average', () => {
    expect(find({ paid_before: 0, paid_before_amount: '0.00' }, 'first')).toMatchObject({ isPassed: false });
    expect(find({ paid_before: 2, paid_before_amount: '600.00' }, 'paid')).toMatchObject({
      isPassed: true,
      average: '¥300.00',
    });
    expect(find({ paid_before: 2, paid_before_amount: '599.00' }, 'paid')).toMatchObject({ isPassed: false });
  });

  test('is to be looked at when an entry behind its balance does not follow', () => {
    expect(find({}, 'chain')).toMatchObject({ isPassed: true, count: 12 });
    expect(find({ broken_entry: 4 }, 'chainBroken')).toMatchObject({ isPassed: false, seq: 4 });
  });

  test('is to be looked at while refunds are open', () => {
    expect(find({ open_refunds: 1 }, 'refunds')).toMatchObject({ isPassed: false, count: 1 });
  });
});
