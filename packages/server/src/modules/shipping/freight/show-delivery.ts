import type { CallChecked, CallOut } from '@chengji/contract';
import { asCents, multiplyCents } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { daysAfter, hoursAfter } from '../../../kernel/time/durations.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { findSkusForSale, type SkuForSale } from '../../catalog/index.ts';
import { findShops } from '../../shops/index.ts';
import { findDefaultAddress } from '../addresses/list-addresses.ts';
import { type Area, findArea } from '../delivery-area/region.rules.ts';
import { describeFreight } from './describe-freight.ts';
import { quoteFreight } from './quote-freight.ts';
import { transitDays } from './transit.rules.ts';

type Delivery = CallOut<'GET /wanlshop/goods/delivery'>;

/** Where so many pieces of a sku go, what that costs, until when they are sent, and when they should arrive. */
export async function showDelivery(
  ctx: Context,
  { sku_id, number, district_code }: CallChecked<'GET /wanlshop/goods/delivery'>,
): Promise<Delivery> {
  const [[sku], area] = await Promise.all([
    findSkusForSale(ctx.db, [sku_id]),
    findDestination(ctx, district_code),
  ]);
  if (!sku) throw new Refusal('catalog.goods_gone', {}, { field: 'sku_id' });
  const sendBy = hoursAfter(ctx.clock.now(), ctx.services.settings.get('orders.ship_within_hours'));
  const freight = area ? await quoteTo(ctx, sku, number, area) : await describe(ctx, sku);
  return {
    area,
    ...freight,
    send_by: toUnixSeconds(sendBy),
    arrives_by: area && freight.delivers ? toUnixSeconds(await expectArrival(ctx, sku, area, sendBy)) : null,
  };
}

async function expectArrival(
  { db, services: { settings } }: Context,
  { shopId }: SkuForSale,
  { province_code: provinceCode }: Area,
  sendBy: Date,
): Promise<Date> {
  const fromCity = (await findShops(db, [shopId], 'zh')).get(shopId)?.city ?? '';
  const days = transitDays(
    { fromCity, provinceCode },
    {
      sameProvince: settings.get('orders.transit_days_same_province'),
      otherProvince: settings.get('orders.transit_days'),
      remote: settings.get('orders.transit_days_remote'),
    },
  );
  return daysAfter(sendBy, days);
}

async function findDestination(ctx: Context, districtCode: string | undefined): Promise<Area | null> {
  if (districtCode !== undefined) {
    const area = findArea(districtCode);
    if (!area) throw new Refusal('shipping.region_unknown', {}, { field: 'district_code' });
    return area;
  }
  const address = ctx.actor.kind === 'shopper' ? await findDefaultAddress(ctx, ctx.actor.id) : null;
  return address && (findArea(address.district_code) ?? null);
}

async function quoteTo({ db, language }: Context, sku: SkuForSale, number: number, area: Area) {
  const { freightTemplateId: templateId, weightGrams } = sku;
  const cents = multiplyCents(asCents(sku.priceCents), number);
  const quote = await quoteFreight(db, {
    shopId: sku.shopId,
    lines: [{ templateId, number, weightGrams, cents }],
    districtCode: area.district_code,
  });
  return quote === 'no_delivery'
    ? { delivers: false, text: '' }
    : { delivers: true, text: quote.text[language] };
}

async function describe({ db, language }: Context, { shopId, freightTemplateId }: SkuForSale) {
  const { text } = await describeFreight(db, shopId, freightTemplateId);
  return { delivers: true, text: text[language] };
}
