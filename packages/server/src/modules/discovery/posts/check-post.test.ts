/** What a post may hold, by whichever of its four calls it is written. */
import { CallError } from '@chengji/client-kit';
import type { CallIn } from '@chengji/contract';
import {
  aGoods,
  anUploadedPicture,
  anUploadedVideo,
  aPost,
  aPostForm,
  aSeller,
  aShopFixture,
  aShopper,
  type Market,
  type Person,
  type ShopFixture,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type Form = CallIn<'POST /seller/posts/publish'>;

const it = marketTest
  .extend('goods', { scope: 'file' }, ({ shop }) => aGoods(shop))
  .extend('form', { scope: 'file' }, ({ market, goods }) => aPostForm(market, [goods.id]))
  // another in each test: nobody writes more than twenty times a minute
  .extend('author', ({ market }) => aShopper(market));

const getRefusal = async (call: Promise<unknown>): Promise<[string, string | undefined]> =>
  call.then(
    () => ['not refused', undefined],
    (error: unknown) => {
      if (error instanceof CallError) return [error.key, error.field];
      throw error;
    },
  );

const publish = ({ client }: Person, form: object) =>
  client.call('POST /wanlshop/find/publish', form as CallIn<'POST /wanlshop/find/publish'>);
const publishInShop = ({ client }: Person, form: object) =>
  client.call('POST /seller/posts/publish', form as Form);
const film = (video_id: string, { goods }: Form, more: object = {}) => ({
  kind: 'video' as const,
  title: '开箱',
  content: '三分钟看完',
  goods,
  video_id,
  ...more,
});

describe('a post', () => {
  const pictures = (count: number) => Array(count).fill('/files/00/a.webp');
  const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

  it.for<[string, object, string]>([
    ['of no known kind', { kind: 'live' }, 'kind'],
    ['with a title of 41 characters', { title: '长'.repeat(41) }, 'title'],
    ['without words', { content: '' }, 'content'],
    ['of spaces alone', { content: ' \n ' }, 'content'],
    ['of 2,001 characters', { content: '长'.repeat(2_001) }, 'content'],
    ['with what no keyboard writes', { content: '好\u0000' }, 'content'],
    ['without pictures', { images: [] }, 'images'],
    ['with ten pictures', { images: pictures(10) }, 'images'],
    ['with a picture from elsewhere', { images: ['https://example.com/a.webp'] }, 'images.0'],
    ['without goods', { goods: [] }, 'goods'],
    ['with nine goods', { goods: numbers(9) }, 'goods'],
    ['with the same goods twice', { goods: [7, 7] }, 'goods'],
    ['with goods of no number', { goods: ['茶'] }, 'goods.0'],
    ['that is a video without a title', { kind: 'video', video_id: 'a'.repeat(32), title: '' }, 'title'],
    ['that is a video without one', { kind: 'video' }, 'video_id'],
    ['that is a video with another address', { kind: 'video', video_id: '../a' }, 'video_id'],
  ])('%s is refused under that field by every call', async ([_, wrong, field], { form, shop, author }) => {
    const bad = { ...form, ...wrong };
    const edited = { ...bad, id: 1, version: 1 } as CallIn<'POST /seller/posts/edit'>;
    const refusals = await Promise.all(
      [
        publish(author, bad),
        author.client.call('POST /wanlshop/find/edit', edited),
        publishInShop(shop.seller, bad),
        shop.seller.client.call('POST /seller/posts/edit', edited),
      ].map(getRefusal),
    );
    expect(refusals).toEqual(Array(4).fill(['common.invalid_input', field]));
  });

  it('may be as long, and show as much, as is allowed', async ({ market, shop, author }) => {
    const [goods, images]: [number[], string[]] = [[], []];
    for (let n = 0; n < 8; n += 1) goods.push((await aGoods(shop)).id);
    for (let n = 0; n < 9; n += 1) images.push(await anUploadedPicture(market));
    const most = {
      kind: 'other' as const,
      title: '长'.repeat(40),
      content: '长'.repeat(2_000),
      goods,
      images,
    };
    const { id } = await publish(author, most);
    const details = await author.client.call('GET /wanlshop/find/details', { id });
    expect(details).toMatchObject({ title: most.title, content: most.content, images });
    expect(details.goods.map((one) => one.id)).toEqual(goods);
  });

  it('without a title is called by how it begins', async ({ form, author }) => {
    await publish(author, { ...form, title: '  ', content: '🍵'.repeat(60) });
    const { rows } = await author.client.call('GET /wanlshop/find/own', { limit: 1 });
    expect(rows[0]?.title).toMatch(/^(🍵)+$/u);
  });
});

describe('the goods of a post', () => {
  it.for<[string, (market: Market, shop: ShopFixture) => Promise<number>]>([
    ['are not there', async () => 900_000_000],
    [
      'are off sale',
      async (_, shop) => {
        const { id } = await aGoods(shop);
        await shop.seller.client.call('POST /seller/goods/state', { ids: [id], state: 'off' });
        return id;
      },
    ],
    [
      'were deleted',
      async (_, shop) => {
        const { id } = await aGoods(shop);
        await shop.seller.client.call('POST /seller/goods/state', { ids: [id], state: 'off' });
        await shop.seller.client.call('POST /seller/goods/delete', { ids: [id] });
        return id;
      },
    ],
  ])('that %s are refused at their place', async ([_, make], { market, form, goods, shop, author }) => {
    const wrong = { ...form, goods: [goods.id, await make(market, shop)] };
    const refusals = [publish(author, wrong), publishInShop(shop.seller, wrong)].map(getRefusal);
    expect(await Promise.all(refusals)).toEqual(Array(2).fill(['discovery.goods_unknown', 'goods.1']));
  });

  it('of a shop that is suspended are refused, and taken again when it resumes', async ({
    market,
    form,
    operator,
    author,
  }) => {
    const other = await aShopFixture(market);
    const goods = [(await aGoods(other)).id];
    await operator.client.call('POST /platform/shops/suspend', { id: other.id, reason: '整改' });
    await market.settle();
    expect(await getRefusal(publish(author, { ...form, goods }))).toEqual([
      'discovery.goods_unknown',
      'goods.0',
    ]);
    await operator.client.call('POST /platform/shops/resume', { id: other.id });
    await market.settle();
    expect(await getRefusal(publish(author, { ...form, goods }))).toEqual(['not refused', undefined]);
  });

  it('may be another shop’s, also in a post of a shop', async ({ market, form, shop }) => {
    const other = await aShopFixture(market);
    const { id } = await publishInShop(shop.seller, { ...form, goods: [(await aGoods(other)).id] });
    expect((await shop.seller.client.call('GET /seller/posts/details', { id })).goods).toHaveLength(1);
  });
});

describe('the pictures of a post', () => {
  it('are those that were uploaded, told apart by their place', async ({ form, market, author }) => {
    const images = [await anUploadedPicture(market), '/files/00/never.webp'];
    expect(await getRefusal(publish(author, { ...form, images }))).toEqual([
      'discovery.picture_unknown',
      'images.1',
    ]);
  });

  it('that somebody else uploaded are refused at their place, as a cover too', async ({
    form,
    market,
    shop,
    author,
  }) => {
    const theirs = await anUploadedPicture(market, { kind: 'shopper', id: (await aShopper(market)).id });
    const own = await anUploadedPicture(market, { kind: 'shopper', id: author.id });
    const images = [own, theirs];
    const video = film(await anUploadedVideo(market, author.id), form, { cover: theirs });
    expect(
      await Promise.all([publish(author, { ...form, images }), publish(author, video)].map(getRefusal)),
    ).toEqual([
      ['discovery.picture_unknown', 'images.1'],
      ['discovery.picture_unknown', 'cover'],
    ]);
    expect(await getRefusal(publishInShop(shop.seller, { ...form, images: [own] }))).toEqual([
      'discovery.picture_unknown',
      'images.0',
    ]);
    expect(await getRefusal(publish(author, { ...form, images: [own] }))).toEqual(['not refused', undefined]);
  });

  it('that a colleague uploaded stay in a post of the shop when it is edited', async ({
    market,
    form,
    shop,
  }) => {
    const mine = await anUploadedPicture(market, { kind: 'seller', id: shop.seller.id });
    const { id } = await publishInShop(shop.seller, { ...form, images: [mine] });
    const colleague = await aSeller(market, shop.id);
    const edit = { ...form, images: [mine], id, version: 1, title: '换个标题' };
    const edited = colleague.client.call(
      'POST /seller/posts/edit',
      edit as CallIn<'POST /seller/posts/edit'>,
    );
    expect(await getRefusal(edited)).toEqual(['not refused', undefined]);
  });

  it('that only another post shows do not do when it is edited', async ({ market, form, shop }) => {
    const { client } = shop.seller;
    const own = await aPost(market, shop);
    await aPost(market, shop, { images: ['/files/00/of-another.webp'] });
    const edit = client.call('POST /seller/posts/edit', {
      ...form,
      images: ['/files/00/of-another.webp'],
      id: own,
      version: 1,
    } as CallIn<'POST /seller/posts/edit'>);
    expect(await getRefusal(edit)).toEqual(['discovery.picture_unknown', 'images.0']);
  });
});

describe('the video of a post', () => {
  it('is shown with the cover that was made of it, or with one that was uploaded', async ({
    market,
    form,
    author,
  }) => {
    const rows: object[] = [];
    for (const more of [{}, { cover: await anUploadedPicture(market) }]) {
      await publish(author, film(await anUploadedVideo(market, author.id), form, more));
      rows.push(...(await author.client.call('GET /wanlshop/find/own', { limit: 1 })).rows);
    }
    expect(rows).toMatchObject([
      { type: 'video', ratio: '3:4', image: '/files/00/cover.webp', video: { seconds: 12 } },
      { type: 'video', image: expect.stringContaining('uploaded') },
    ]);
  });

  it.for<[string, (market: Market, person: Person) => Promise<[string, object?]>, string, string]>([
    [
      'is another’s',
      async (market) => [await anUploadedVideo(market, (await aShopper(market)).id)],
      'video_unknown',
      'video_id',
    ],
    ['is a shop’s', async (market) => [await anUploadedVideo(market, -1)], 'video_unknown', 'video_id'],
    [
      'is processed',
      async (market, { id }) => [await anUploadedVideo(market, id, { state: 'processing' })],
      'video_not_ready',
      'video_id',
    ],
    [
      'is uploaded',
      async (market, { id }) => [await anUploadedVideo(market, id, { state: 'uploading' })],
      'video_not_ready',
      'video_id',
    ],
    [
      'has no cover',
      async (market, { id }) => [await anUploadedVideo(market, id, { cover: '' })],
      'cover_missing',
      'cover',
    ],
    [
      'has a cover that nobody uploaded',
      async (market, { id }) => [await anUploadedVideo(market, id), { cover: '/files/00/never.webp' }],
      'picture_unknown',
      'cover',
    ],
  ])('is refused while it %s', async ([_, make, key, field], { market, form, author }) => {
    const [id, more] = await make(market, author);
    expect(await getRefusal(publish(author, film(id, form, more)))).toEqual([`discovery.${key}`, field]);
  });

  it('is shown by one post alone, until that is deleted or shows pictures instead', async ({
    market,
    form,
    author,
  }) => {
    const { client } = author;
    const video = await anUploadedVideo(market, author.id);
    const used = ['discovery.video_used', 'video_id'];
    const first = await publish(author, film(video, form));
    expect(await getRefusal(publish(author, film(video, form)))).toEqual(used);
    const again = { ...film(video, form), title: '改标题', id: first.id, version: 1 };
    expect(await client.call('POST /wanlshop/find/edit', again)).toMatchObject({ id: first.id });
    const instead = { ...form, id: first.id, version: 2 } as CallIn<'POST /wanlshop/find/edit'>;
    await client.call('POST /wanlshop/find/edit', instead);
    const second = await publish(author, film(video, form));
    expect(await getRefusal(publish(author, film(video, form)))).toEqual(used);
    await client.call('POST /wanlshop/find/delete', { id: second.id });
    expect(await getRefusal(publish(author, film(video, form)))).toEqual(['not refused', undefined]);
  });

  it('of a shop is published by any of its staff, and by nobody as themselves', async ({
    market,
    form,
    shop,
    author,
  }) => {
    const video = await anUploadedVideo(market, -shop.id);
    expect((await getRefusal(publish(author, film(video, form))))[0]).toBe('discovery.video_unknown');
    expect(await publishInShop(shop.seller, film(video, form))).toMatchObject({ id: expect.any(Number) });
  });
});
