import { asCents } from '@chengji/contract/money';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { couponsMessages } from '../coupons.messages.ts';
import { couponsModule } from '../coupons.module.ts';
import { type Reason, reasonIn } from './reasons.ts';

const it = marketTest.extend('marketOptions', { modules: [couponsModule] });

describe('the reason a card cannot be used', () => {
  it.for<[Reason, string, string]>([
    [{ kind: 'short', lacks: asCents(1_250) }, '还差 ¥12.50', '¥12.50 short'],
    [
      { kind: 'not_yet', validFrom: new Date('2026-12-11T16:00:00Z') },
      '2026-12-12 起可用',
      'usable from 2026-12-12',
    ],
    [{ kind: 'out_of_scope' }, '没有适用的商品', 'it doesn’t apply to these items'],
    [{ kind: 'nothing_left' }, '没有可减的金额', 'there’s nothing left to discount'],
    [{ kind: 'no_freight' }, '本单没有运费', 'there is no shipping to pay'],
    [{ kind: 'gone' }, '已使用或已失效', 'it’s been used or is no longer valid'],
  ])('says $kind in both languages', ([reason, zh, en], { market }) => {
    const ctx = market.context();
    expect(reasonIn({ ...ctx, language: 'zh' }, reason)).toBe(zh);
    expect(reasonIn({ ...ctx, language: 'en' }, reason)).toBe(en);
  });

  it('says everything in two languages that name the same', () => {
    for (const [key, { zh, en }] of Object.entries(couponsMessages)) {
      const named = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted();
      expect(named(zh), key).toEqual(named(en));
      expect(zh).not.toBe(en);
    }
  });
});
