import { anOperator, aSeller, aShop, aShopper, getRefusalKey } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import sharp from 'sharp';
import { describe, expect } from 'vitest';

const picture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#ff5a1f' } });

const send = (client: Awaited<ReturnType<typeof aShopper>>['client'], bytes: Buffer, name = 'x.jpg') =>
  client.upload('POST /wanlshop/common/upload', new Blob([new Uint8Array(bytes)]), name);

describe('uploading a picture', () => {
  it('keeps a picture and says where it is and how large', async ({ market }) => {
    const { client } = await aShopper(market);
    const { url, fullurl, width, height } = await send(client, await picture().jpeg().toBuffer());
    expect(url).toMatch(/^\/files\/\w{2}\/[\w-]+\.webp$/);
    expect({ fullurl, width, height }).toEqual({ fullurl: url, width: 40, height: 30 });
    const response = await fetch(`${market.url}${url}`);
    expect(response.headers.get('content-type')).toBe('image/webp');
  });

  it('keeps nothing of what the camera wrote into it, and turns it upright', async ({ market }) => {
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

  it('notes who sent it', async ({ market }) => {
    const { client, id } = await aShopper(market);
    const { url } = await send(client, await picture(11, 11).png().toBuffer());
    const { rows } = await market.server.kernel.database.pool.query('select * from uploads where url = $1', [
      url,
    ]);
    expect(rows).toMatchObject([{ uploader: `shopper:${id}`, width: 11, height: 11 }]);
  });

  it('goes by what a file is, not by its name', async ({ market }) => {
    const { client } = await aShopper(market);
    await send(client, await picture().png().toBuffer(), 'picture.exe');
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    expect(await getRefusalKey(send(client, page, 'picture.jpg'))).toBe('content.not_a_picture');
  });

  it('takes JPG, PNG, WebP, GIF and AVIF, and keeps each as WebP', async ({ market }) => {
    const { client } = await aShopper(market);
    for (const format of ['jpeg', 'png', 'webp', 'gif', 'avif'] as const) {
      const { url } = await send(client, await picture().toFormat(format).toBuffer(), `x.${format}`);
      expect(url).toMatch(/\.webp$/);
    }
  });

  it('keeps no picture larger than a screen could need, in its own proportions', async ({ market }) => {
    const { client } = await aShopper(market);
    const { width, height } = await send(client, await picture(4_000, 1_000).png().toBuffer());
    expect({ width, height }).toEqual({ width: 2_560, height: 640 });
  });

  it('refuses a small file that unpacks to a giant', async ({ market }) => {
    const { client } = await aShopper(market);
    const giant = await picture(9_000, 9_000).png({ compressionLevel: 9 }).toBuffer();
    expect(giant.length).toBeLessThan(1024 * 1024);
    expect(await getRefusalKey(send(client, giant))).toBe('content.not_a_picture');
  });

  it('keeps the same picture once, and notes everyone who sent it', async ({ market }) => {
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

  it('refuses what only begins like a picture, and a film', async ({ market }) => {
    const { client } = await aShopper(market);
    const whole = await picture(400, 400).png().toBuffer();
    expect(await getRefusalKey(send(client, whole.subarray(0, 60)))).toBe('content.not_a_picture');
    const film = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypmp42'), Buffer.alloc(64)]);
    expect(await getRefusalKey(send(client, film, 'film.mp4'))).toBe('content.not_a_picture');
  });

  it('refuses what is larger than the operator allows', async ({ market }) => {
    const operator = await anOperator(market);
    const { client } = await aShopper(market);
    await operator.client.call('POST /platform/settings/save', {
      name: 'content.picture_megabytes',
      value: 1,
    });
    const noise = Buffer.concat([await picture().png().toBuffer(), Buffer.alloc(1024 * 1024 + 1)]);
    expect(await getRefusalKey(send(client, noise))).toBe('content.picture_too_large');
  });

  it('refuses a form without a file', async ({ market }) => {
    const { token } = await aShopper(market);
    const { body } = await market.request('POST /wanlshop/common/upload', {}, { token });
    expect(body.data).toMatchObject({ key: 'common.invalid_input', field: 'file' });
  });

  it('is for who is logged in: shoppers in the app, sellers in their console', async ({ market }) => {
    const bytes = await picture().png().toBuffer();
    const shop = await aShop(market);
    const seller = await aSeller(market, shop.id, 'service');
    const toShop = (client: typeof seller.client) =>
      client.upload('POST /seller/files/upload', new Blob([new Uint8Array(bytes)]), 'x.png');
    expect((await toShop(seller.client)).width).toBe(40);
    const toPlatform = (client: typeof seller.client) =>
      client.upload('POST /platform/files/upload', new Blob([new Uint8Array(bytes)]), 'x.png');
    expect((await toPlatform((await anOperator(market)).client)).width).toBe(40);
    expect(await getRefusalKey(toPlatform(seller.client))).toBe('common.login_required');
    expect(await getRefusalKey(send(market.client(), bytes))).toBe('common.login_required');
    expect(await getRefusalKey(send(seller.client, bytes))).toBe('common.login_required');
    expect(await getRefusalKey(toShop((await aShopper(market)).client))).toBe('common.login_required');
  });
});

describe('a moving picture', () => {
  /** Frames of one size, each of another colour, as a GIF or WebP that moves. */
  async function moving(format: 'gif' | 'webp', frames = 3): Promise<Buffer> {
    const colours = ['#ff5a1f', '#0b7a4b', '#1b1d21'];
    const raw = await Promise.all(
      Array.from({ length: frames }, (_, index) =>
        sharp({ create: { width: 24, height: 16, channels: 3, background: colours[index % 3] ?? '' } })
          .raw()
          .toBuffer(),
      ),
    );
    return sharp(Buffer.concat(raw), { raw: { width: 24, height: 16 * frames, channels: 3, pageHeight: 16 } })
      .toFormat(format, { loop: 0, delay: 100 })
      .toBuffer();
  }

  it.for(['gif', 'webp'] as const)(
    'sent as %s goes on moving, and is as high as one of its frames',
    async (format, { market }) => {
      const { client } = await aShopper(market);
      const { url, width, height } = await send(client, await moving(format));
      expect({ width, height }).toEqual({ width: 24, height: 16 });
      const kept = Buffer.from(await (await fetch(`${market.url}${url}`)).arrayBuffer());
      expect((await sharp(kept, { animated: true }).metadata()).pages).toBe(3);
    },
  );
});

describe('uploading a picture', () => {
  it.for<[string, Buffer]>([
    ['a drawing that could run code', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a paper', Buffer.from('%PDF-1.7')],
    ['a program', Buffer.from('MZ\u0090\u0000')],
    [
      'a phone’s own format',
      Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(64)]),
    ],
    ['a sound', Buffer.concat([Buffer.from('ID3'), Buffer.alloc(64)])],
    ['a page that begins like a picture', Buffer.from('GIF89a<script>alert(1)</script>')],
    ['a single byte', Buffer.from([0])],
  ])('refuses %s under any name, and stores nothing of it', async ([_, bytes], { market }) => {
    const { client, id } = await aShopper(market);
    expect(await getRefusalKey(send(client, bytes, 'photo.jpg'))).toBe('content.not_a_picture');
    const { rows } = await market.server.kernel.database.pool.query(
      'select 1 from uploads where uploader = $1',
      [`shopper:${id}`],
    );
    expect(rows).toEqual([]);
  });

  it('keeps nothing of where and when a picture was taken, in any format that can say so', async ({
    market,
  }) => {
    const { client } = await aShopper(market);
    const exif = {
      IFD0: { Copyright: 'secret place' },
      IFD3: { GPSLatitude: '30/1 15/1 0/1', GPSLatitudeRef: 'N' },
    };
    for (const format of ['jpeg', 'webp', 'png', 'avif'] as const) {
      const bytes = await picture(31, 31).withExif(exif).toFormat(format).toBuffer();
      const { url } = await send(client, bytes, `x.${format}`);
      const kept = Buffer.from(await (await fetch(`${market.url}${url}`)).arrayBuffer());
      expect(kept.includes('secret place')).toBe(false);
      expect(await sharp(kept).metadata()).not.toHaveProperty('exif');
    }
  });
});
