import { LogisticsStatus } from '@chengji/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadPinyin } from '../../../kernel/i18n/pinyin.ts';
import { carriers, getCarrier } from './carrier.rules.ts';
import { type Journey, stepsBy } from './tracking.rules.ts';

const toPinyin = await loadPinyin();
const sentAt = new Date('2026-11-11T00:00:00Z');
const journey = (traits: Partial<Journey> = {}): Journey => ({
  trackingNo: 'SF1234567890123',
  carrier: getCarrier(carriers, 'SF'),
  fromCity: '杭州',
  to: { provinceCode: '110000', city: '北京市', district: '朝阳区' },
  mobile: '13800000001',
  sentAt,
  ...traits,
});
const after = (hours: number) => new Date(sentAt.getTime() + hours * 3_600_000);
const always = after(24 * 60);
const statuses = (traits: Partial<Journey> = {}) =>
  stepsBy(journey(traits), always, toPinyin).map(({ status }) => status);
const hoursToArrive = (traits: Partial<Journey> = {}) => {
  const [last] = stepsBy(journey(traits), always, toPinyin);
  return ((last?.at.getTime() ?? 0) - sentAt.getTime()) / 3_600_000;
};

describe('the road of a parcel', () => {
  it('begins with the label and ends signed for, the newest first', () => {
    expect(stepsBy(journey(), sentAt, toPinyin)).toEqual([
      {
        status: 'ordered',
        at: sentAt,
        text: { zh: '商家已发货，快递单已生成', en: 'Shipped by the shop, label created' },
      },
    ]);
    expect(statuses().at(0)).toBe('signed');
    expect(statuses().at(-1)).toBe('ordered');
  });

  it('names the cities it goes through and who brings it', () => {
    const texts = stepsBy(journey(), always, toPinyin).map(({ text }) => text.zh);
    expect(texts.some((text) => text.includes('杭州'))).toBe(true);
    expect(texts.some((text) => text.includes('朝阳区'))).toBe(true);
    expect(texts.some((text) => text.includes('95338'))).toBe(true);
  });

  it('names them in English as English does', () => {
    const texts = stepsBy(journey(), always, toPinyin).map(({ text }) => text.en);
    expect(texts).toContain('[Beijing] Arrived at the Chaoyang District branch');
    expect(texts.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
  });

  it('tells the same parcel’s road the same at any time, and only what has passed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.stringMatching(/^[0-9]{12}$/), (hours, trackingNo) => {
        const whole = stepsBy(journey({ trackingNo }), always, toPinyin);
        const now = after(hours);
        const soFar = stepsBy(journey({ trackingNo }), now, toPinyin);
        expect(soFar).toEqual(whole.filter(({ at }) => at <= now));
        const moments = soFar.map(({ at }) => at.getTime());
        expect(moments).toEqual([...moments].sort((a, b) => b - a));
      }),
    );
  });

  it('takes the longer the farther it goes', () => {
    const inTown = hoursToArrive({ to: { provinceCode: '330000', city: '杭州市', district: '西湖区' } });
    const inProvince = hoursToArrive({ to: { provinceCode: '330000', city: '宁波市', district: '海曙区' } });
    expect(inTown).toBeLessThan(inProvince);
    expect(inProvince).toBeLessThan(hoursToArrive());
    expect(hoursToArrive()).toBeLessThan(24 * 5);
  });

  it('meets on its way with what its number ends in', () => {
    expect(statuses({ trackingNo: 'SF99990000001' })).toContain('problem');
    expect(statuses({ trackingNo: 'SF99990000002' })).toContain('transferred');
    expect(statuses({ trackingNo: 'SF99990000003' })).toContain('unpaid');
    expect(statuses({ trackingNo: 'SF99990000001' }).at(0)).toBe('signed');
  });

  it('comes back to the shop when its receiver refuses it', () => {
    expect(statuses({ trackingNo: 'SF99990000004' }).slice(0, 2)).toEqual(['return_sign', 'returned']);
    expect(statuses({ trackingNo: 'SF99990000004' })).not.toContain('signed');
  });

  it('can be in each of the twelve states', () => {
    const seen = ['7', '0001', '0002', '0003', '0004'].flatMap((ending) =>
      statuses({ trackingNo: `SF999900${ending}` }),
    );
    expect(new Set(seen)).toEqual(new Set(LogisticsStatus.options));
  });
});
