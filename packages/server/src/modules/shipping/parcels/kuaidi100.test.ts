/** The real adapter over HTTP, against a stand-in for the service that checks each signature in its own way. */
import { aShopFixture, type Market, productionSettings, startTrackingService } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { readConfig } from '../../../kernel/config.ts';
import { listTracking, sendParcel, showLastStep } from '../index.ts';
import { createTracking } from './create-tracking.ts';
import { Kuaidi100 } from './kuaidi100.ts';
import { noTracking, standInTracking } from './tracking.ts';

const it = marketTest
  .extend('service', { scope: 'file' }, () => startTrackingService({ customer: 'C0FFEE', key: 'secret-key' }))
  .extend('marketOptions', ({ service }) => ({
    environment: {
      TRACKING_PROVIDER: 'kuaidi100',
      TRACKING_CUSTOMER: 'C0FFEE',
      TRACKING_KEY: 'secret-key',
      TRACKING_ENDPOINT: service.url,
    },
  }));

it.afterAll(({ service }) => service.stop());
it.beforeEach(({ service }) => service.forget());
it.afterEach(({ service }) => service.answerWith(null));

let sent = 0;
async function aParcel(market: Market, carrier = 'SF'): Promise<{ id: number; trackingNo: string }> {
  sent += 1;
  const { id: shopId } = await aShopFixture(market);
  const trackingNo = `SF${String(sent).padStart(12, '0')}`;
  const to = { districtCode: '440305', mobile: '13800000001' };
  const reference = `order:${sent}`;
  const id = await sendParcel(market.context(), { reference, shopId, carrier, trackingNo, to });
  return { id, trackingNo };
}

const steps = (market: Market, id: number) => listTracking(market.context(), id);

describe('the tracking service Kuaidi100', () => {
  it('asks, signed, by the service’s name of the carrier, and tells what it answers', async ({
    market,
    service,
  }) => {
    const { id, trackingNo } = await aParcel(market);
    service.setSteps(trackingNo, '5', [
      { ftime: '2026-11-21 09:10:00', context: '正在派送', statusCode: '5' },
      { ftime: '2026-11-20 20:00:00', context: '已到达【深圳】', statusCode: '1001' },
      { ftime: '2026-11-20 08:00:00', context: '已揽收', statusCode: '103' },
    ]);
    expect(await steps(market, id)).toEqual([
      { status: 'out_for_delivery', text: '正在派送', at: Date.parse('2026-11-21T09:10:00+08:00') / 1_000 },
      { status: 'in_transit', text: '已到达【深圳】', at: Date.parse('2026-11-20T20:00:00+08:00') / 1_000 },
      { status: 'picked_up', text: '已揽收', at: Date.parse('2026-11-20T08:00:00+08:00') / 1_000 },
    ]);
    expect(service.asked).toEqual([
      expect.objectContaining({ com: 'shunfeng', num: trackingNo, phone: '13800000001', from: '杭州' }),
    ]);
  });

  it('keeps the receiver’s number from carriers that do not need it', async ({ market, service }) => {
    const { id } = await aParcel(market, 'YTO');
    await steps(market, id);
    expect(service.asked[0]).toMatchObject({ com: 'yuantong' });
    expect(service.asked[0]).not.toHaveProperty('phone');
  });

  it('says that a parcel was sent while the service does not know of it', async ({ market }) => {
    const { id } = await aParcel(market);
    expect(await steps(market, id)).toMatchObject([{ status: 'ordered', text: '商家已发货' }]);
  });

  it('is asked once in half an hour, and never again after the parcel has arrived', async ({
    market,
    service,
  }) => {
    const { id, trackingNo } = await aParcel(market);
    service.setSteps(trackingNo, '0', [{ ftime: '2026-11-20 08:00:00', context: '运输中', statusCode: '0' }]);
    await steps(market, id);
    await steps(market, id);
    expect(service.asked).toHaveLength(1);
    service.setSteps(trackingNo, '3', [
      { ftime: '2026-11-21 10:00:00', context: '已签收', statusCode: '301' },
    ]);
    await market.advance(31 * 60);
    expect(await steps(market, id)).toMatchObject([{ status: 'signed' }]);
    await market.advance(86_400);
    expect(await steps(market, id)).toMatchObject([{ status: 'signed' }]);
    expect(service.asked).toHaveLength(2);
  });

  it('tells what is known when the service is down, and does not ask it for a while', async ({
    market,
    service,
  }) => {
    const { id, trackingNo } = await aParcel(market);
    service.setSteps(trackingNo, '0', [{ ftime: '2026-11-20 08:00:00', context: '运输中' }]);
    await steps(market, id);
    service.answerWith('<html>');
    await market.advance(31 * 60);
    expect(await steps(market, id)).toMatchObject([{ text: '运输中' }]);
    expect(await steps(market, id)).toMatchObject([{ text: '运输中' }]);
    expect(service.asked).toHaveLength(2);
  });

  it('does not make who only wants the newest step wait for the service', async ({ market, service }) => {
    const { id, trackingNo } = await aParcel(market);
    service.setSteps(trackingNo, '0', [{ ftime: '2026-11-20 08:00:00', context: '运输中' }]);
    expect(await showLastStep(market.context(), id)).toMatchObject({ status: 'ordered' });
    expect(service.asked).toHaveLength(0);
    await steps(market, id);
    expect(await showLastStep(market.context(), id)).toMatchObject({ status: 'in_transit' });
  });

  it('fails with what the service says when it does not take the question', async ({ service }) => {
    const wrong = new Kuaidi100({ customer: 'C0FFEE', key: 'another', endpoint: service.url });
    const journey = {
      trackingNo: 'SF000000000000',
      carrier: { code: 'SF', zh: '顺丰速运', en: 'SF Express', phone: '95338' },
      fromCity: '杭州',
      to: { provinceCode: '440000', city: '深圳市', district: '南山区' },
      mobile: '',
      sentAt: new Date(0),
    };
    await expect(wrong.list(journey)).rejects.toThrow('503');
    await expect(
      new Kuaidi100({ customer: 'C', key: 'k', endpoint: 'http://127.0.0.1:1' }).list(journey),
    ).rejects.toThrow();
  });

  it('is chosen by the configuration, whole or not at all', () => {
    const choose = (environment: Record<string, string>, production = false) =>
      createTracking(
        readConfig(
          { ...productionSettings, DATABASE_URL: 'postgres://db/chengji', ...environment },
          { production },
        ),
      );
    expect(choose({})).toBe(standInTracking);
    expect(choose({}, true)).toBe(noTracking);
    expect(() => choose({ TRACKING_PROVIDER: 'stand_in' }, true)).toThrow('TRACKING_PROVIDER');
    expect(() => choose({ TRACKING_PROVIDER: 'kuaidi100' })).toThrow('TRACKING_CUSTOMER');
    expect(() => choose({ TRACKING_PROVIDER: 'somebody' })).toThrow('none, stand_in or kuaidi100');
  });
});
