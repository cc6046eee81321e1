import { anOperator } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { expect } from 'vitest';

it('the app starts with its own colours until the operator chooses another', async ({ market }) => {
  const showStyle = async () => (await market.client().call('GET /wanlshop/common/init', {})).appStyle;
  expect(await showStyle()).toEqual({ brand: '#FF5A1F', colours: null });
  const { client } = await anOperator(market);
  await client.call('POST /platform/settings/save', { name: 'content.brand_colour', value: '#1F5FC4' });
  expect(await showStyle()).toMatchObject({
    brand: '#1F5FC4',
    colours: { light: { fill: '#1f5fc4' }, dark: { fill: '#1f5fc4' } },
  });
});
