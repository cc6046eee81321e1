import { appendFile } from 'node:fs/promises';
import {
  anMp4,
  anOperator,
  aSeller,
  aShopper,
  askOffset,
  askUpload,
  beginUpload,
  getRefusalKey,
  type Market,
  type Person,
  sendBytes,
  startMarket,
  uploadsPath,
} from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const show = ({ client }: Person, id: string) => client.call('GET /wanlshop/find/video', { id });

/** The key of what a request to begin an upload is refused with. */
async function getBeginRefusal(market: Market, person: Pick<Person, 'token'>, headers = {}) {
  const answer = await askUpload(market, person, 'POST', uploadsPath, { headers });
  return ((await answer.json()) as { data?: { key?: string } }).data?.key;
}

describe('the upload of a video', () => {
  it('goes on where it was cut, again and again, and with another node after the first stopped', async ({
    market,
    shopper,
  }) => {
    const bytes = anMp4();
    const { location, id } = await beginUpload(market, shopper, bytes.length);
    const cuts = [0, 1, 40, 100];
    for (const [at, offset] of cuts.entries()) {
      const part = { offset, bytes: bytes.subarray(offset, cuts[at + 1] ?? 120) };
      expect((await sendBytes(market, shopper, location, part)).status).toBe(204);
    }
    expect(await show(shopper, id)).toMatchObject({
      state: 'uploading',
      url: '',
      progress: Math.floor((120 / bytes.length) * 10_000),
    });
    const { databaseUrl, config } = market;
    const again = await startMarket({ databaseUrl, environment: { DATA_DIR: config.dataDir } });
    const offset = await askOffset(again, shopper, location);
    expect(offset).toBe(120);
    const rest = { offset, bytes: bytes.subarray(offset) };
    expect((await sendBytes(again, shopper, location, rest)).status).toBe(204);
    expect((await show(shopper, id)).state).not.toBe('uploading');
    await again.stop();
  });

  it('takes no bytes for another place than the one it is at, and none past its end', async ({
    market,
    shopper,
  }) => {
    const { location } = await beginUpload(market, shopper, 100);
    await sendBytes(market, shopper, location, { offset: 0, bytes: Buffer.alloc(60) });
    for (const offset of [0, 59, 61, 100]) {
      const { status } = await sendBytes(market, shopper, location, { offset, bytes: Buffer.alloc(10) });
      expect(status).toBe(409);
    }
    const tooMuch = await sendBytes(market, shopper, location, { offset: 60, bytes: Buffer.alloc(41) });
    expect(tooMuch.status).toBeGreaterThanOrEqual(400);
    expect(await askOffset(market, shopper, location)).toBeLessThanOrEqual(100);
  });

  it('is processed though the node was killed right after the last byte', async ({ market, shopper }) => {
    const bytes = anMp4();
    const { location, id } = await beginUpload(market, shopper, bytes.length);
    await appendFile(market.server.kernel.services.videoUploads.getPath(id), bytes);
    expect(await askOffset(market, shopper, location)).toBe(bytes.length);
    expect((await show(shopper, id)).state).not.toBe('uploading');
  });

  it('of no size, of none that is a number, or of more than the market takes is refused in words', async ({
    market,
    shopper,
  }) => {
    for (const length of [undefined, '0', '-5', 'many', '1.5', '9e99'])
      expect(
        await getBeginRefusal(market, shopper, length === undefined ? {} : { 'upload-length': length }),
      ).toBe('discovery.video_size_missing');
    const headers = { 'upload-length': String(200 * 1024 * 1024 + 1), 'accept-language': 'en' };
    const answer = await askUpload(market, shopper, 'POST', uploadsPath, { headers });
    expect(await answer.json()).toMatchObject({
      code: 0,
      msg: 'Videos can be up to 200 MB',
      data: { key: 'discovery.video_too_large' },
    });
  });

  it('is for shoppers and for staff who may write posts', async ({ market, shop }) => {
    const headers = { 'upload-length': '100' };
    const visitor = await askUpload(market, { token: '' }, 'POST', uploadsPath, { headers });
    expect(visitor.status).toBe(401);
    const operator = await anOperator(market);
    expect(await getBeginRefusal(market, operator, headers)).toBe('common.login_required');
    const helper = await aSeller(market, shop.id);
    await market.server.kernel.database.pool.query('update shop_staff set role = $2 where id = $1', [
      helper.id,
      'nothing',
    ]);
    expect(await getBeginRefusal(market, helper, headers)).toBe('common.no_permission');
    const { id } = await beginUpload(market, shop.seller, 100);
    expect(await shop.seller.client.call('GET /seller/posts/video', { id })).toMatchObject({ id });
  });

  it('of another is not there, neither to ask after, to go on with, nor to end', async ({
    market,
    shopper,
    shop,
  }) => {
    const { location, id } = await beginUpload(market, shopper, 100);
    const stranger = await aShopper(market);
    for (const person of [stranger, shop.seller]) {
      expect(await askOffset(market, person, location)).toBeNaN();
      for (const method of ['PATCH', 'DELETE']) {
        const headers = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
        const answer = await askUpload(market, person, method, location, { headers, body: Buffer.alloc(9) });
        expect(await answer.json()).toMatchObject({ code: 0, data: { key: 'discovery.video_unknown' } });
      }
    }
    expect((await askUpload(market, { token: '' }, 'DELETE', location)).status).toBe(401);
    expect(await getRefusalKey(show(stranger, id))).toBe('discovery.video_unknown');
    expect(await askOffset(market, shopper, location)).toBe(0);
    expect(await askOffset(market, shopper, `${uploadsPath}/${'0'.repeat(32)}`)).toBeNaN();
    expect(await askOffset(market, shopper, `${uploadsPath}/..%2F..%2Fsecret`)).toBeNaN();
  });

  it('is one of twenty at most that are not published, of which what is given up is none', async ({
    market,
  }) => {
    const ming = await aShopper(market);
    const { location, id } = await beginUpload(market, ming, 100);
    for (let n = 1; n < 20; n += 1) await beginUpload(market, ming, 100);
    const headers = { 'upload-length': '100' };
    expect(await getBeginRefusal(market, ming, headers)).toBe('discovery.too_many_videos');
    expect((await askUpload(market, ming, 'DELETE', location)).status).toBe(204);
    expect(await getRefusalKey(show(ming, id))).toBe('discovery.video_unknown');
    expect((await beginUpload(market, ming, 100)).id).not.toBe(id);
  });

  it('speaks the protocol or is told so', async ({ market, shopper }) => {
    const headers = { token: shopper.token, 'upload-length': '100' };
    const answer = await fetch(`${market.server.url}${uploadsPath}`, { method: 'POST', headers });
    expect(answer.status).toBe(412);
    const { location } = await beginUpload(market, shopper, 100);
    const asJson = {
      headers: { 'content-type': 'application/json', 'upload-offset': '0' },
      body: Buffer.from('{}'),
    };
    expect((await askUpload(market, shopper, 'PATCH', location, asJson)).status).toBe(400);
    expect(await askOffset(market, shopper, location)).toBe(0);
  });
});
