import type { CallIn } from '@chengji/contract';
import { aGoods, aPostForm, aShopper, type Person } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const decide = ({ client }: Person, id: number, approve: boolean) =>
  client.call('POST /platform/posts/decide', {
    ids: [id],
    approve,
    seen: 'reviewing',
    ...(!approve && { reason: '图片不清' }),
  });

describe('a decision about a post that a colleague decided meanwhile', () => {
  it('is left out: it neither takes down what was shown nor shows what was refused', async ({
    market,
    operator,
    shop,
  }) => {
    const goods = await aGoods(shop);
    const publish = async () => {
      const { client } = await aShopper(market);
      return (await client.call('POST /wanlshop/find/publish', await aPostForm(market, [goods.id]))).id;
    };
    const [shown, refused] = [await publish(), await publish()];
    expect(await decide(operator, shown, true)).toEqual({ done: [shown], skipped: [] });
    expect(await decide(operator, shown, false)).toEqual({ done: [], skipped: [shown] });
    expect(await decide(operator, refused, false)).toEqual({ done: [refused], skipped: [] });
    expect(await decide(operator, refused, true)).toEqual({ done: [], skipped: [refused] });
    const state = async (id: number) =>
      (await operator.client.call('GET /platform/posts/details', { id })).post.state;
    expect([await state(shown), await state(refused)]).toEqual(['shown', 'refused']);
  });
});

describe('a decision about a post that its author edited meanwhile', () => {
  it('is left out when it says the version that was read: nothing is shown that nobody looked at', async ({
    market,
    operator,
    shop,
  }) => {
    const form = await aPostForm(market, [(await aGoods(shop)).id]);
    const [ming, lin] = [await aShopper(market), await aShopper(market)];
    const [edited, kept] = [
      await ming.client.call('POST /wanlshop/find/publish', form),
      await lin.client.call('POST /wanlshop/find/publish', form),
    ];
    const { rows } = await operator.client.call('GET /platform/posts/list', { limit: 100 });
    const read = rows.filter(({ id }) => id === edited.id || id === kept.id);
    const asRead = { ids: read.map(({ id }) => id), versions: read.map(({ version }) => version) };
    await ming.client.call('POST /wanlshop/find/edit', {
      ...form,
      content: '加我，外面便宜',
      id: edited.id,
      version: 1,
    } as CallIn<'POST /wanlshop/find/edit'>);
    const decided = await operator.client.call('POST /platform/posts/decide', { ...asRead, approve: true });
    expect(decided).toEqual({ done: [kept.id], skipped: [edited.id] });
    const { post } = await operator.client.call('GET /platform/posts/details', { id: edited.id });
    expect([post.state, post.version]).toEqual(['reviewing', 2]);
  });

  it('names the versions of all it decides, or of none', async ({ market, operator }) => {
    const wrong = { ids: [1, 2], versions: [1], approve: true };
    const { body } = await market.request('POST /platform/posts/decide', wrong, { token: operator.token });
    expect(body.data).toMatchObject({ key: 'common.invalid_input', field: 'versions' });
  });
});
