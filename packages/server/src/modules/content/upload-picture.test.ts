import { anOperator, aSeller, aShop, aShopper, type Market, refusalOf, startMarket } from '@chengji/testkit';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';

let market: Market;
beforeAll(async () => {
  market = await startMarket();
});
afterAll(() => market.stop());

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#ff5a1f' } });

const send = (client: Awaited<ReturnType<typeof aShopper>>['client'], bytes: Buffer, name = 'x.jpg') =>
  client.upload('POST /wanlshop/common/upload', new Blob([new Uint8Array(bytes)]), name);

it('keeps a picture and says where it is and how large', async () => {
  const { client } = await aShopper(market);
  const { url, fullurl, width, height } = await send(client, await picture().jpeg().toBuffer());
  expect(url).toMatch(/^\/files\/\w{2}\/\w+\.webp$/);
  expect({ fullurl, width, height }).toEqual({ fullurl: url, width: 40, height: 30 });
  const response = await fetch(`${market.url}${url}`);
  expect(response.headers.get('content-type')).toBe('image/webp');
});

it('keeps nothing of what the camera wrote into it, and turns it upright', async () => {
  const { client } = await aShopper(market);
  const bytes = await picture()
    .withExif({ IFD0: { Copyright: 'secret place', Orientation: '6' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { url, width, height } = await send(client, bytes);
  expect({ width, height }).toEqual({ width: 30, height: 40 });
  const kept = Buffer.from(await (await fetch(`${market.url}${url}?w=30`)).arrayBuffer());
  expect((await sharp(kept).metadata()).exif).toBeUndefined();
});

it('notes who sent it', async () => {
  const { client, id } = await aShopper(market);
  const { url } = await send(client, await picture(11, 11).png().toBuffer());
  const { rows } = await market.server.kernel.database.pool.query('select * from uploads where url = $1', [
    url,
  ]);
  expect(rows).toMatchObject([{ uploader: `shopper:${id}`, width: 11, height: 11 }]);
});

it('goes by what a file is, not by its name', async () => {
  const { client } = await aShopper(market);
  await send(client, await picture().png().toBuffer(), 'picture.exe');
  const page = Buffer.from('<html><script>alert(1)</script></html>');
  expect(await refusalOf(send(client, page, 'picture.jpg'))).toBe('content.not_a_picture');
});

it('takes JPG, PNG, WebP, GIF and AVIF, and keeps each as WebP', async () => {
  const { client } = await aShopper(market);
  for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
    const { url } = await send(client, await picture().toFormat(format).toBuffer(), `x.${format}`);
    expect(url).toMatch(/\.webp$/);
  }
});

it('keeps no picture larger than a screen could need, in its own proportions', async () => {
  const { client } = await aShopper(market);
  const { width, height } = await send(client, await picture(4_000, 1_000).png().toBuffer());
  expect({ width, height }).toEqual({ width: 2_560, height: 640 });
});

it('refuses a small file that unpacks to a giant', async () => {
  const { client } = await aShopper(market);
  const giant = await picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
  expect(giant.length).toBeLessThan(1024 * 1024);
  expect(await refusalOf(send(client, giant))).toBe('content.not_a_picture');
});

it('keeps the same picture once, and notes everyone who sent it', async () => {
  const [first, second] = [await aShopper(market), await aShopper(market)];
  const bytes = await picture(21, 21).png().toBuffer();
  const [one, other] = [await send(first.client, bytes), await send(second.client, bytes)];
  expect(one.url).toBe(other.url);
  const { rows } = await market.server.kernel.database.pool.query(
    'select uploader from uploads where url = $1 order by id',
    [one.url],
  );
  expect(rows).toEqual([{ uploader: `shopper:${first.id}` }, { uploader: `shopper:${second.id}` }]);
});

it('refuses what only begins like a picture, and a film', async () => {
  const { client } = await aShopper(market);
  const whole = await picture(400, 400).png().toBuffer();
  expect(await refusalOf(send(client, whole.subarray(0, 60)))).toBe('content.not_a_picture');
  const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(64)]);
  expect(await refusalOf(send(client, film, 'film.mp4'))).toBe('content.not_a_picture');
});

it('refuses what is larger than the operator allows', async () => {
  const operator = await anOperator(market);
  const { client } = await aShopper(market);
  await operator.client.call('POST /platform/settings/save', {
    name: 'content.picture_megabytes',
    value: 1,
  });
  const noise = Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(1024 * 1024 + 1)]);
  expect(await refusalOf(send(client, noise))).toBe('content.picture_too_large');
});

it('refuses a form without a file', async () => {
  const { token } = await aShopper(market);
  const { body } = await market.request('POST /wanlshop/common/upload', {}, { token });
  expect(body.data).toMatchObject({ key: 'common.invalid_input', field: 'file' });
});

it('is for who is logged in: shoppers in the app, sellers in their console', async () => {
  const bytes = await picture().png().toBuffer();
  const shop = await aShop(market);
  const seller = await aSeller(market, shop.id, 'service');
  const toShop = (client: typeof seller.client) =>
    client.upload('POST /seller/files/upload', new Blob([new Uint8Array(bytes)]), 'x.png');
  expect((await toShop(seller.client)).width).toBe(40);
  expect(await refusalOf(send(market.client(), bytes))).toBe('common.login_required');
  expect(await refusalOf(send(seller.client, bytes))).toBe('common.login_required');
  expect(await refusalOf(toShop((await aShopper(market)).client))).toBe('common.login_required');
});
