/** What waits for the operator under each way of reviewing, by the calls themselves. */
import type { SettingValue } from '@chengji/contract/settings';
import { aGoods, aPost, aPostForm, aShopper, type Market, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('marketOptions', { settings: { 'content.blocked_words': ['加我', 'vip', '外面便宜'] } })
  .extend('goods', { scope: 'file' }, ({ shop }) => aGoods(shop))
  .extend('form', { scope: 'file' }, ({ market, goods }) => aPostForm(market, [goods.id]));

const setReview = ({ client }: Person, value: SettingValue<'discovery.review'>) =>
  client.call('POST /platform/settings/save', { name: 'discovery.review', value });
const publish = async ({ client }: Person, form: object) =>
  client.call('POST /wanlshop/find/publish', form as never);

/** Somebody of whom a post is shown already. */
async function aKnownAuthor(market: Market, shop: Parameters<typeof aPost>[1]): Promise<Person> {
  const author = await aShopper(market);
  await aPost(market, shop, { shopId: null, shopperId: author.id });
  return author;
}

describe('under the review', () => {
  it.for([
    ['first', ['reviewing', 'shown', 'reviewing']],
    ['none', ['shown', 'shown', 'shown']],
    ['all', ['reviewing', 'reviewing', 'reviewing']],
  ] as const)(
    '“%s” a first post, a later one and one with a blocked word are %o',
    async ([mode, states], { market, form, operator, shop }) => {
      await setReview(operator, mode);
      const known = await aKnownAuthor(market, shop);
      const published = [
        await publish(await aShopper(market), form),
        await publish(known, form),
        await publish(known, { ...form, content: '要的加我' }),
      ];
      expect(published.map(({ state }) => state)).toEqual(states);
      const visitor = market.client();
      for (const { id, state } of published) {
        const isRead = await visitor.call('GET /wanlshop/find/details', { id }).then(
          () => true,
          () => false,
        );
        expect(isRead).toBe(state === 'shown');
      }
    },
  );

  it.for([
    ['in full width', 'ＶＩＰ 内购'],
    ['with accents', 'v\u0301i\u0301p 内购'],
    ['with spaces', '想要的 加 我'],
    ['with characters that nobody sees', '想要的加\u200b我'],
    ['over two lines', '想要的加\n我'],
    ['in capitals', 'ViP 内购'],
    ['in mathematical letters', '𝐯𝐢𝐩 内购'],
  ])(
    '“first” a blocked word %s is found in words and title',
    async ([_, content = ''], { market, form, operator, shop }) => {
      await setReview(operator, 'first');
      const known = await aKnownAuthor(market, shop);
      expect((await publish(known, { ...form, content })).state).toBe('reviewing');
      const { id, state } = await publish(known, { ...form, title: content.replace('\n', ' ') });
      expect(state).toBe('reviewing');
      const { post } = await operator.client.call('GET /platform/posts/details', { id });
      expect(post.words).toHaveLength(1);
    },
  );

  it('“first” a word that only begins like a blocked one is nothing to look at', async ({
    market,
    form,
    operator,
    shop,
  }) => {
    await setReview(operator, 'first');
    const known = await aKnownAuthor(market, shop);
    for (const content of ['viper 是一种蛇', '把糖加进去，我来尝'])
      expect((await publish(known, { ...form, content })).state).toBe('shown');
  });

  it('“first” an edit that brings a blocked word in waits, and one that takes it out is shown', async ({
    market,
    form,
    operator,
    shop,
  }) => {
    await setReview(operator, 'first');
    const known = await aKnownAuthor(market, shop);
    const { id } = await publish(known, form);
    const edit = (version: number, content: string) =>
      known.client.call('POST /wanlshop/find/edit', { ...form, content, id, version } as never);
    expect(await edit(1, '外面便宜')).toMatchObject({ state: 'reviewing' });
    const list = async () =>
      (await market.client().call('GET /wanlshop/find/list', { kind: 'user', author_id: known.id })).rows.map(
        (row) => row.id,
      );
    expect(await list()).not.toContain(id);
    expect(await edit(2, '这里便宜')).toMatchObject({ state: 'shown' });
    expect(await list()).toContain(id);
  });

  it('“all” every edit waits, also of what is shown, and out of the feeds until then', async ({
    market,
    form,
    operator,
    shop,
  }) => {
    const id = await aPost(market, shop);
    await setReview(operator, 'all');
    const edited = await shop.seller.client.call('POST /seller/posts/edit', {
      ...form,
      id,
      version: 1,
    } as never);
    expect(edited.state).toBe('reviewing');
    await operator.client.call('POST /platform/posts/decide', { ids: [id], approve: true });
    expect((await market.client().call('GET /wanlshop/find/details', { id })).id).toBe(id);
  });

  it('“none” what was refused still waits when it is edited', async ({ market, form, operator, shop }) => {
    await setReview(operator, 'none');
    const known = await aKnownAuthor(market, shop);
    const { id, state } = await publish(known, form);
    expect(state).toBe('shown');
    await setReview(operator, 'all');
    const waiting = await publish(known, form);
    await operator.client.call('POST /platform/posts/decide', {
      ids: [waiting.id],
      approve: false,
      reason: '重复',
    });
    await setReview(operator, 'none');
    const edit = (postId: number, version: number) =>
      known.client.call('POST /wanlshop/find/edit', { ...form, id: postId, version } as never);
    expect((await edit(waiting.id, 2)).state).toBe('reviewing');
    expect((await edit(id, 1)).state).toBe('shown');
  });
});
