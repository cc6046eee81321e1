import { asCents } from '@chengji/contract/money';
import { aSeller, aShop, aShopper, getRefusalKey } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { quoteFreight, saveFreightTemplate } from '../index.ts';

const it = marketTest.extend('shopId', { scope: 'file' }, async ({ market }) => (await aShop(market)).id);

const rates = [
  { provinces: [], firstUnits: 1, firstCents: asCents(800), nextUnits: 1, nextCents: asCents(200) },
];
const template = (shopId: number, traits = {}) => ({
  shopId,
  name: '快递',
  kind: 'piece' as const,
  rates,
  freeOverCents: null,
  noDelivery: ['540000'],
  ...traits,
});
const aLine = (templateId: number, number = 1) => ({
  templateId,
  number,
  weightGrams: 0,
  cents: asCents(1_000),
});

describe('freight', () => {
  it('quotes by the templates of the shop', async ({ market, shopId }) => {
    const templateId = await saveFreightTemplate(market.context(), template(shopId));
    const { db } = market.context();
    const lines = [aLine(templateId, 3)];
    expect(await quoteFreight(db, { shopId, lines, districtCode: '330106' })).toMatchObject({
      cents: 1_200,
      text: { zh: '快递 ¥12.00' },
    });
    expect(await quoteFreight(db, { shopId, lines, districtCode: '540102' })).toBe('no_delivery');
  });

  it('changes a template, of the own shop only', async ({ market, shopId }) => {
    const id = await saveFreightTemplate(market.context(), template(shopId));
    const dearer = [{ ...rates[0], firstCents: asCents(900) }];
    expect(await saveFreightTemplate(market.context(), template(shopId, { id, rates: dearer }))).toBe(id);
    const { db } = market.context();
    expect(await quoteFreight(db, { shopId, lines: [aLine(id)], districtCode: '330106' })).toMatchObject({
      cents: 900,
    });
    const stranger = (await aShop(market)).id;
    const changing = saveFreightTemplate(market.context(), template(shopId, { id, shopId: stranger }));
    await expect(changing).rejects.toMatchObject({ key: 'common.not_found' });
  });

  it('refuses a template that cannot be used, naming the field', async ({ market, shopId }) => {
    const saving = saveFreightTemplate(market.context(), template(shopId, { rates: [] }));
    await expect(saving).rejects.toMatchObject({ key: 'common.invalid_input', field: 'rates' });
  });

  it('lists the own shop’s templates to its sellers, and to nobody else', async ({ market, shopId }) => {
    const own = await aShop(market);
    const id = await saveFreightTemplate(
      market.context(),
      template(shopId, { shopId: own.id, name: '包邮模板' }),
    );
    const list = (token: string | null) => market.client(token).call('GET /seller/freight/list', {});
    const seller = await aSeller(market, own.id);
    expect(await list(seller.token)).toEqual({ rows: [{ id, name: '包邮模板', kind: 'piece' }] });
    const other = await aSeller(market, (await aShop(market)).id);
    expect(await list(other.token)).toEqual({ rows: [] });
    expect(await getRefusalKey(list((await aShopper(market)).token))).toBe('common.login_required');
    expect(await getRefusalKey(list(null))).toBe('common.login_required');
  });
});
