import { anOperator, type Market } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const check = (market: Market, version_code?: number) =>
  market.client().call('GET /wanlshop/common/update', version_code === undefined ? {} : { version_code });

describe('checking for an update', () => {
  it('has nothing for the newest version, nor for one that does not say which it is', async ({ market }) => {
    expect(await check(market, 1111)).toMatchObject({ update: false, link: '' });
    expect((await check(market)).update).toBe(false);
  });

  it('shows an older version what is new and where to get it', async ({ market }) => {
    const { client } = await anOperator(market);
    const save = (name: string, value: string | number) =>
      client.call('POST /platform/settings/save', { name, value });
    await save('content.app_version', '1.2.0');
    await save('content.app_version_code', 1200);
    await save('content.update_notes', '更快');
    await save('content.update_link', 'https://example.com/app');
    expect(await check(market, 1111)).toEqual({
      update: true,
      data: { version: '1.2.0', version_code: 1200, content: '更快' },
      link: 'https://example.com/app',
    });
    expect((await check(market, 1200)).update).toBe(false);
  });
});
