import { settings } from '@chengji/contract/settings';
import { anOperator, aSeller, aShop, aShopper, getRefusalKey, startMarket } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

describe('the list of settings', () => {
  it('lists every setting with its default, schema, unit and label', async ({ market }) => {
    const { token } = await anOperator(market);
    const { rows } = await market.client(token, 'en').call('GET /platform/settings/list');
    expect(rows.map(({ name }) => name)).toEqual(Object.keys(settings));
    expect(rows.find(({ name }) => name === 'identity.token_days')).toMatchObject({
      group: 'identity',
      label: 'Sign-in expires after',
      hint: expect.stringContaining('How long a sign-in lasts'),
      unit: 'days',
      value: 30,
      default: 30,
      schema: { type: 'integer', minimum: 1, maximum: 365 },
      changed_at: null,
      changed_by: null,
    });
  });

  it('takes a new value at once, and notes who changed it and when', async ({ market }) => {
    const { client } = await anOperator(market);
    const { name } = await client.call('GET /platform/auth/info');
    await client.call('POST /platform/settings/save', { name: 'identity.token_days', value: 7 });
    expect(market.context().services.settings.get('identity.token_days')).toBe(7);
    const { rows } = await client.call('GET /platform/settings/list');
    const row = rows.find((found) => found.name === 'identity.token_days');
    expect(row).toMatchObject({ value: 7, default: 30, changed_by: name });
    expect(Math.abs((row?.changed_at ?? 0) - market.seconds())).toBeLessThan(5);
  });

  it('is known to a second node and after a restart', async ({ market }) => {
    const { client } = await anOperator(market);
    await client.call('POST /platform/settings/save', { name: 'identity.login_tries', value: 9 });
    const second = await startMarket({ databaseUrl: market.databaseUrl });
    expect(second.context().services.settings.get('identity.login_tries')).toBe(9);
    await second.stop();
  });

  it('refuses what is no setting, and what its schema does not take', async ({ market }) => {
    const { token } = await anOperator(market);
    const getFieldRefusal = async (name: string, value: unknown) => {
      const { body } = await market.request('POST /platform/settings/save', { name, value }, { token });
      return body.data;
    };
    expect(await getFieldRefusal('identity.nothing', 1)).toEqual({
      key: 'common.invalid_input',
      field: 'name',
    });
    expect(await getFieldRefusal('toString', 1)).toEqual({ key: 'common.invalid_input', field: 'name' });
    for (const value of [0, 366, 1.5, '30', null, {}]) {
      expect(await getFieldRefusal('identity.token_days', value)).toMatchObject({
        key: 'common.invalid_input',
      });
    }
  });

  it('keeps a text trimmed and within its bounds, and a colour a colour', async ({ market }) => {
    const { client } = await anOperator(market);
    const save = (name: string, value: unknown) =>
      client.call('POST /platform/settings/save', { name, value: value as never });
    expect(await save('content.app_name', '  柚集 ')).toEqual({
      name: 'content.app_name',
      version: 1,
      value: '柚集',
    });
    expect(market.context().services.settings.get('content.app_name')).toBe('柚集');
    expect(await getRefusalKey(save('content.app_name', ''))).toBe('common.invalid_input');
    expect(await getRefusalKey(save('content.app_name', 'two\nlines'))).toBe('common.invalid_input');
    await save('content.brand_colour', '#00AA88');
    expect(await getRefusalKey(save('content.brand_colour', 'red'))).toBe('common.invalid_input');
  });

  it('keeps every version of a setting: who changed it when, from what to what', async ({ market }) => {
    const { client } = await anOperator(market);
    const { name: who } = await client.call('GET /platform/auth/info');
    const name = 'orders.ship_within_hours';
    const history = async () => (await client.call('GET /platform/settings/history', { name })).rows;
    expect(await history()).toEqual([]);
    for (const value of [24, 36]) await client.call('POST /platform/settings/save', { name, value });
    expect(await history()).toMatchObject([
      { version: 2, from: 24, to: 36, changed_by: who },
      { version: 1, from: 48, to: 24, changed_by: who },
    ]);
    const unknown = client.call('GET /platform/settings/history', { name: 'orders.nothing' });
    expect(await getRefusalKey(unknown)).toBe('common.invalid_input');
  });

  it('keeps the last of several changes made at once, and counts them all', async ({ market }) => {
    const people = await Promise.all([1, 2, 3, 4].map(() => anOperator(market)));
    await Promise.all(
      people.map(({ client }, index) =>
        client.call('POST /platform/settings/save', { name: 'orders.auto_close_minutes', value: 40 + index }),
      ),
    );
    const state = market
      .context()
      .services.settings.list()
      .find(({ name }) => name === 'orders.auto_close_minutes');
    expect(state?.version).toBe(4);
    const [client] = people.map((person) => person.client);
    const history = await client?.call('GET /platform/settings/history', {
      name: 'orders.auto_close_minutes',
    });
    expect(history?.rows.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    expect([40, 41, 42, 43]).toContain(state?.value);
  });

  it('is for the platform’s staff whose role has the right', async ({ market }) => {
    const shop = await aShop(market);
    const strangers = [
      market.client(),
      (await aShopper(market)).client,
      (await aSeller(market, shop.id)).client,
    ];
    const save = { name: 'identity.token_days', value: 5 };
    for (const client of strangers) {
      expect(await getRefusalKey(client.call('GET /platform/settings/list'))).toBe('common.login_required');
      expect(await getRefusalKey(client.call('POST /platform/settings/save', save))).toBe(
        'common.login_required',
      );
    }
    const support = await anOperator(market, 'support');
    expect(await getRefusalKey(support.client.call('POST /platform/settings/save', save))).toBe(
      'common.no_permission',
    );
  });
});
