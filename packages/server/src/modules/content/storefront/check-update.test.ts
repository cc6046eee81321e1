import { anOperator, type Market, startMarket } from '@chengji/testkit';
import { afterAll, beforeAll, expect, it } from 'vitest';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.stop());

const check = (version_code?: number) =>
  market.client().call('GET /wanlshop/common/update', version_code === undefined ? {} : { version_code });

it('has nothing for the newest version, nor for one that does not say which it is', async () => {
  expect(await check(1111)).toMatchObject({ update: false, link: '' });
  expect((await check()).update).toBe(false);
});

it('shows an older version what is new and where to get it', async () => {
  const { client } = await anOperator(market);
  const save = (name: string, value: string | number) =>
    client.call('POST /platform/settings/save', { name, value });
  await save('content.app_version', '1.2.0');
  await save('content.app_version_code', 1200);
  await save('content.update_notes', '更快');
  await save('content.update_link', 'https://example.com/app');
  expect(await check(1111)).toEqual({
    update: true,
    data: { version: '1.2.0', version_code: 1200, content: '更快' },
    link: 'https://example.com/app',
  });
  expect((await check(1200)).update).toBe(false);
});
