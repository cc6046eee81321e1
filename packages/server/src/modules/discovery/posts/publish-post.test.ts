import type { CallIn } from '@chengji/contract';
import {
  aGoods,
  anUploadedPicture,
  aPostForm,
  aShopper,
  getRefusalKey,
  type Person,
  type ShopperPerson,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('goods', { scope: 'file' }, ({ shop }) => aGoods(shop));

type Form = CallIn<'POST /wanlshop/find/publish'>;
const publish = ({ client }: Person, form: Form) => client.call('POST /wanlshop/find/publish', form);
const own = async ({ client }: Person) => (await client.call('GET /wanlshop/find/own', {})).rows;
const decide = ({ client }: Person, ids: number[], reason?: string) =>
  client.call('POST /platform/posts/decide', {
    ids,
    approve: reason === undefined,
    ...(reason && { reason }),
  });

describe('the first post of a new author', () => {
  it('waits, seen by its author alone, until the operator shows it', async ({ market, goods, operator }) => {
    const ming = await aShopper(market, { nickname: '小明' });
    const { id, state } = await publish(ming, await aPostForm(market, [goods.id]));
    expect(state).toBe('reviewing');
    const visitor = market.client();
    expect(await getRefusalKey(visitor.call('GET /wanlshop/find/details', { id }))).toBe(
      'discovery.post_gone',
    );
    expect((await ming.client.call('GET /wanlshop/find/details', { id })).own?.state).toBe('reviewing');
    const { rows, counts } = await operator.client.call('GET /platform/posts/list', {});
    expect(rows.find((row) => row.id === id)).toMatchObject({ is_first: true, author: { kind: 'user' } });
    expect(counts.reviewing).toBeGreaterThan(0);
    expect(await decide(operator, [id])).toEqual({ done: [id], skipped: [] });
    expect(await decide(operator, [id])).toEqual({ done: [], skipped: [id] });
    const shown = await visitor.call('GET /wanlshop/find/details', { id });
    expect(shown).toMatchObject({
      ratio: '4:5',
      own: null,
      author: { name: '小明' },
      goods: [{ id: goods.id }],
    });
    const next = await publish(ming, await aPostForm(market, [goods.id]));
    expect(next.state).toBe('shown');
    expect((await own(ming)).map((row) => row.id)).toEqual([next.id, id]);
  });
});

describe('a post that is refused', () => {
  it('says why to its author, who answers once; edited it waits again', async ({
    market,
    goods,
    operator,
  }) => {
    const lin = await aShopper(market);
    const form = await aPostForm(market, [goods.id]);
    const { id } = await publish(lin, form);
    await decide(operator, [id], '夸大功效');
    await market.settle();
    expect((await own(lin))[0]).toMatchObject({ state: 'refused', decision: '夸大功效', can_answer: true });
    const { rows: notices } = await lin.client.call('GET /wanlshop/notice/list', { kind: 'system' });
    expect(notices.map(({ content }) => content).join()).toContain('夸大功效');
    const answer = () => lin.client.call('POST /wanlshop/find/answer', { id, content: '已经删去，请再看看' });
    await answer();
    expect(await getRefusalKey(answer())).toBe('discovery.cannot_answer');
    const { rows } = await operator.client.call('GET /platform/posts/list', { answered: true });
    expect(rows.find((row) => row.id === id)?.answer).toBe('已经删去，请再看看');
    const details = await lin.client.call('GET /wanlshop/find/details', { id });
    const edited = { ...form, id, version: details.version, title: '改过了' };
    expect(await lin.client.call('POST /wanlshop/find/edit', edited)).toEqual({ id, state: 'reviewing' });
    expect(await getRefusalKey(lin.client.call('POST /wanlshop/find/edit', edited))).toBe(
      'common.edit_conflict',
    );
    expect((await operator.client.call('GET /platform/posts/details', { id })).post).toMatchObject({
      title: '改过了',
      author_refused: 0,
    });
  });

  it('needs a reason', async ({ market, goods, operator, shopper }) => {
    const { id } = await publish(shopper, await aPostForm(market, [goods.id]));
    const refuse = operator.client.call('POST /platform/posts/decide', { ids: [id], approve: false });
    expect(await getRefusalKey(refuse)).toBe('discovery.reason_missing');
  });
});

describe('what is taken down', () => {
  it('is in no list, cannot be edited, and comes back when it is decided anew', async ({
    market,
    goods,
    operator,
    shop,
  }) => {
    const form = await aPostForm(market, [goods.id]);
    const { client } = shop.seller;
    const { id } = await client.call('POST /seller/posts/publish', form);
    await decide(operator, [id]);
    await decide(operator, [id], '搬运不实');
    const list = async () =>
      (await market.client().call('GET /wanlshop/find/list', { shop_id: shop.id })).rows.map((row) => row.id);
    expect(await list()).not.toContain(id);
    const { own: mine, version } = await client.call('GET /seller/posts/details', { id });
    expect(mine).toMatchObject({ state: 'taken_down', decision: '搬运不实' });
    const edit = client.call('POST /seller/posts/edit', { ...form, id, version });
    expect(await getRefusalKey(edit)).toBe('discovery.post_taken_down');
    await client.call('POST /seller/posts/answer', { id, content: '是我们自己拍的' });
    await decide(operator, [id]);
    expect(await list()).toContain(id);
    const { counts } = await client.call('GET /seller/posts/list', {});
    expect(counts.taken_down).toBe(0);
  });
});

describe('publishing', () => {
  it.for<[string, Partial<Form>, string, string]>([
    ['pictures that nobody uploaded', { images: ['/files/00/none.webp'] }, 'picture_unknown', 'images.0'],
    ['goods that are not there', { goods: [900_000_000] }, 'goods_unknown', 'goods.0'],
    ['a video that is not there', { kind: 'video', video_id: 'a'.repeat(32) }, 'video_unknown', 'video_id'],
  ])('refuses %s, and names the field', async ([_, wrong, key, field], { market, goods, shopper }) => {
    const form = { ...(await aPostForm(market, [goods.id])), ...wrong } as Form;
    const { body } = await market.request('POST /wanlshop/find/publish', form, { token: shopper.token });
    expect(body.data).toMatchObject({ key: `discovery.${key}`, field });
  });

  it('refuses what is too long, too much or twice', async ({ market, goods, shopper }) => {
    const form = await aPostForm(market, [goods.id]);
    const url = await anUploadedPicture(market);
    for (const wrong of [
      { title: '长'.repeat(41) },
      { content: '' },
      { images: Array(10).fill(url) },
      { goods: [goods.id, goods.id] },
    ]) {
      const { body } = await market.request(
        'POST /wanlshop/find/publish',
        { ...form, ...wrong },
        { token: shopper.token },
      );
      expect(body.data).toMatchObject({ key: 'common.invalid_input', field: Object.keys(wrong)[0] });
    }
  });

  it('is for nobody while they are silenced, nor as a shop they do not work for', async ({
    market,
    goods,
    shop,
  }) => {
    const loud = await aShopper(market);
    const form = await aPostForm(market, [goods.id]);
    expect(await getRefusalKey(publish(loud, { ...form, as_shop: shop.id } as Form))).toBe(
      'shops.not_linked',
    );
    await market.server.kernel.database.pool.query(
      "update shoppers set silenced_until = now() + interval '1 day' where id = $1",
      [loud.id],
    );
    expect(await getRefusalKey(publish(loud, form))).toBe('identity.silenced');
  });

  it('as a shop one is linked to shows the shop as the author', async ({ market, goods, shop }) => {
    const ming = await aShopper(market);
    const { code } = await shop.seller.client.call('POST /seller/staff/linkcode', {});
    await ming.client.call('POST /wanlshop/user/linkshop', { code });
    const form = { ...(await aPostForm(market, [goods.id])), as_shop: shop.id } as Form;
    const { id } = await publish(ming, form);
    const { author, own: mine } = await ming.client.call('GET /wanlshop/find/details', { id });
    expect([author.kind, author.id, mine !== null]).toEqual(['shop', shop.id, true]);
    expect((await ming.client.call('GET /wanlshop/find/own', { as_shop: shop.id })).rows[0]?.id).toBe(id);
  });

  it('twice with one key makes one post', async ({ market, goods }) => {
    const ming = await aShopper(market);
    const form = await aPostForm(market, [goods.id]);
    const idempotencyKey = 'published-once';
    const [one, two] = [
      await ming.client.call('POST /wanlshop/find/publish', form, { idempotencyKey }),
      await ming.client.call('POST /wanlshop/find/publish', form, { idempotencyKey }),
    ];
    expect([two.id, (await own(ming)).length]).toEqual([one.id, 1]);
  });
});

describe('an own post', () => {
  it('is deleted by its author alone, and gone for everybody', async ({ market, goods, operator }) => {
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    const { id } = await publish(ming, await aPostForm(market, [goods.id]));
    await decide(operator, [id]);
    const remove = ({ client }: ShopperPerson) => client.call('POST /wanlshop/find/delete', { id });
    expect(await getRefusalKey(remove(lin))).toBe('discovery.post_gone');
    await remove(ming);
    expect(await getRefusalKey(remove(ming))).toBe('discovery.post_gone');
    expect(await own(ming)).toEqual([]);
    expect(await getRefusalKey(market.client().call('GET /wanlshop/find/details', { id }))).toBe(
      'discovery.post_gone',
    );
  });
});
