import type { CallIn } from '@chengji/contract';
import {
  aGoods,
  anUploadedVideo,
  aPost,
  aPostForm,
  aShopper,
  getRefusalKey,
  type Person,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

type Edit = CallIn<'POST /wanlshop/find/edit'>;

const it = marketTest
  .extend('goods', { scope: 'file' }, ({ shop }) => aGoods(shop))
  .extend('form', { scope: 'file' }, ({ market, goods }) => aPostForm(market, [goods.id]));

const edit = ({ client }: Person, form: object) => client.call('POST /wanlshop/find/edit', form as Edit);
const decide = ({ client }: Person, id: number, reason?: string) =>
  client.call('POST /platform/posts/decide', {
    ids: [id],
    approve: reason === undefined,
    ...(reason && { reason }),
  });
const read = async ({ client }: Person, id: number) => client.call('GET /wanlshop/find/details', { id });

describe('an edit', () => {
  it('of another’s post is refused as if it were not there', async ({ market, form, shop, shopper }) => {
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    const { id } = await ming.client.call('POST /wanlshop/find/publish', form);
    for (const stranger of [lin, shopper])
      expect(await getRefusalKey(edit(stranger, { ...form, id, version: 1 }))).toBe('discovery.post_gone');
    const ofShop = await aPost(market, shop);
    expect(await getRefusalKey(edit(ming, { ...form, id: ofShop, version: 1 }))).toBe('discovery.post_gone');
    const bySeller = shop.seller.client.call('POST /seller/posts/edit', { ...form, id, version: 1 } as Edit);
    expect(await getRefusalKey(bySeller)).toBe('discovery.post_gone');
  });

  it('of what is deleted or taken down is refused, and tells the two apart', async ({
    market,
    form,
    operator,
  }) => {
    const ming = await aShopper(market);
    const { id } = await ming.client.call('POST /wanlshop/find/publish', form);
    await decide(operator, id);
    await decide(operator, id, '搬运');
    const { version } = await read(ming, id);
    expect(await getRefusalKey(edit(ming, { ...form, id, version }))).toBe('discovery.post_taken_down');
    await ming.client.call('POST /wanlshop/find/delete', { id });
    expect(await getRefusalKey(edit(ming, { ...form, id, version }))).toBe('discovery.post_gone');
  });

  it('from a version before the present one is refused with what stands now', async ({ market, form }) => {
    const ming = await aShopper(market);
    const { id } = await ming.client.call('POST /wanlshop/find/publish', form);
    await edit(ming, { ...form, id, version: 1, title: '第二版' });
    const { body } = await market.request(
      'POST /wanlshop/find/edit',
      { ...form, id, version: 1, title: '另一版' },
      { token: ming.token },
    );
    expect(body.data).toMatchObject({
      key: 'common.edit_conflict',
      conflict: { version: 2, current: { title: '第二版' } },
    });
    expect(await read(ming, id)).toMatchObject({ version: 2, title: '第二版' });
  });

  it('is for nobody while they are silenced', async ({ market, form, operator }) => {
    const ming = await aShopper(market);
    const { id } = await ming.client.call('POST /wanlshop/find/publish', form);
    await operator.client.call('POST /platform/posts/decide', { ids: [id], approve: false, reason: '搬运' });
    await market.server.kernel.database.pool.query(
      "update shoppers set silenced_until = $2::timestamptz + interval '1 day' where id = $1",
      [ming.id, market.now()],
    );
    expect(await getRefusalKey(edit(ming, { ...form, id, version: 2 }))).toBe('identity.silenced');
    const answer = ming.client.call('POST /wanlshop/find/answer', { id, content: '是我拍的' });
    expect(await getRefusalKey(answer)).toBe('identity.silenced');
    // reading what became of it, and taking it back, stay
    expect((await read(ming, id)).own?.decision).toBe('搬运');
    await ming.client.call('POST /wanlshop/find/delete', { id });
  });

  it('keeps what is shown shown, with its likes and comments, and who reads it sees the new words', async ({
    market,
    form,
    shopper,
    shop,
  }) => {
    const ming = await aShopper(market);
    const id = await aPost(market, shop, { shopId: null, shopperId: ming.id });
    await shopper.client.call('POST /wanlshop/find/like', { id, liked: true });
    await shopper.client.call('POST /wanlshop/find/comment', { id, content: '好' });
    expect(await edit(ming, { ...form, id, version: 1, content: '新的话' })).toEqual({ id, state: 'shown' });
    const visitor = market.client();
    expect(await visitor.call('GET /wanlshop/find/details', { id })).toMatchObject({
      content: '新的话',
      likes: 1,
      comments: 1,
      own: null,
    });
    // what was translated said the old words
    const english = await market.client(null, 'en').call('GET /wanlshop/find/details', { id });
    expect(english.content).toBe('新的话');
  });

  it('keeps the pictures a post had, in their ratio, and the cover of a video', async ({
    market,
    goods,
    shop,
  }) => {
    const images = ['/files/00/kept.webp', '/files/00/second.webp'];
    const id = await aPost(market, shop, { images, ratio: '3:4' });
    const { client } = shop.seller;
    const words = { title: '改标题', content: '只改了字', goods: [goods.id] };
    await client.call('POST /seller/posts/edit', { kind: 'other', ...words, images, id, version: 1 });
    const read = () => client.call('GET /seller/posts/details', { id });
    expect(await read()).toMatchObject({ images, ratio: '3:4', title: '改标题' });
    const videoId = await anUploadedVideo(market, -shop.id);
    const cover = '/files/00/kept-cover.webp';
    const film = await aPost(market, shop, { type: 'video', videoId, images: [cover] });
    const video = { kind: 'video' as const, ...words, video_id: videoId, cover, id: film, version: 1 };
    expect(await client.call('POST /seller/posts/edit', video)).toMatchObject({ id: film });
    const { rows } = await client.call('GET /seller/posts/list', { keyword: '改标题' });
    expect(rows.find((row) => row.id === film)?.image).toBe(cover);
  });

  it('keeps the place of what waits, and the newest words are what is looked at', async ({
    market,
    form,
    operator,
  }) => {
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    const { id: first } = await ming.client.call('POST /wanlshop/find/publish', form);
    await market.advance(60);
    const { id: second } = await lin.client.call('POST /wanlshop/find/publish', form);
    await market.advance(60);
    await edit(ming, { ...form, id: first, version: 1, content: '改了一句' });
    const waiting = (await operator.client.call('GET /platform/posts/list', { limit: 100 })).rows;
    const ours = waiting.filter(({ id }) => id === first || id === second);
    expect(ours.map(({ id, content }) => [id, content])).toEqual([
      [first, '改了一句'],
      [second, '带上帐篷就出发'],
    ]);
  });

  it('of what was refused waits again, answered to no more, and counts against nobody', async ({
    market,
    form,
    operator,
  }) => {
    const ming = await aShopper(market);
    const { id } = await ming.client.call('POST /wanlshop/find/publish', form);
    await decide(operator, id, '夸大');
    await ming.client.call('POST /wanlshop/find/answer', { id, content: '没有' });
    const { version } = await read(ming, id);
    expect(await edit(ming, { ...form, id, version })).toEqual({ id, state: 'reviewing' });
    expect((await read(ming, id)).own).toMatchObject({
      state: 'reviewing',
      decision: '',
      answer: '',
      can_answer: false,
    });
    const { post } = await operator.client.call('GET /platform/posts/details', { id });
    expect(post).toMatchObject({ author_refused: 0, decided_at: null });
    const authors = await operator.client.call('GET /platform/posts/authors', { kind: 'user', limit: 100 });
    expect(authors.rows.find(({ author }) => author.id === ming.id)).toMatchObject({ posts: 1, refused: 0 });
  });

  it('from one version by two at once is taken once', async ({ market, form, shop }) => {
    const id = await aPost(market, shop);
    const outcomes = await Promise.all(
      ['甲', '乙', '丙'].map((title) =>
        shop.seller.client
          .call('POST /seller/posts/edit', { ...form, title, id, version: 1 } as Edit)
          .then(() => title)
          .catch((error: { key: string }) => error.key),
      ),
    );
    const taken = outcomes.filter((outcome) => outcome !== 'common.edit_conflict');
    expect(taken).toHaveLength(1);
    const { version, title } = await shop.seller.client.call('GET /seller/posts/details', { id });
    expect([version, title]).toEqual([2, taken[0]]);
  });
});
