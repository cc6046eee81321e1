/** The port of tracking: another service in the place of the stand-in. */
import { aShop } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import type { Module } from '../../../kernel/module.ts';
import { modules } from '../../../main.ts';
import { listTracking, sendParcel } from '../index.ts';
import type { Journey } from './tracking.rules.ts';
import { standInTracking, type TrackingSource } from './tracking.ts';

const asked: Journey[] = [];
const service: TrackingSource = {
  askEveryMs: 0,
  async list(journey, now) {
    asked.push(journey);
    return [{ status: 'problem', at: now, text: { zh: '道路积雪', en: 'Snow on the road' } }];
  },
};
const withService: Module = { name: 'tracking-service', provide: () => ({ tracking: service }) };

const it = marketTest.extend('marketOptions', { modules: [...modules, withService] });

describe('the port of tracking', () => {
  it('asks the service by number and carrier, from the shop’s city to the address', async ({ market }) => {
    const { id: shopId } = await aShop(market);
    const parcelId = await sendParcel(market.context(), {
      reference: 'order:1',
      shopId,
      carrier: 'ZTO',
      trackingNo: 'ZT1234567890',
      to: { districtCode: '440305' },
    });
    const steps = await listTracking({ ...market.context(), language: 'en' }, parcelId);
    expect(steps).toEqual([{ status: 'problem', text: 'Snow on the road', at: expect.any(Number) }]);
    expect(asked).toMatchObject([
      {
        trackingNo: 'ZT1234567890',
        carrier: { code: 'ZTO' },
        fromCity: '杭州',
        to: { provinceCode: '440000', city: '深圳市', district: '南山区' },
      },
    ]);
  });

  it('has a stand-in that knows every parcel from the moment it was sent', async () => {
    const [journey] = asked;
    if (!journey) throw new Error('no journey was asked for');
    expect(await standInTracking.list(journey, new Date(journey.sentAt.getTime() - 1))).toEqual([]);
    expect(await standInTracking.list(journey, journey.sentAt)).toMatchObject([{ status: 'ordered' }]);
  });
});
