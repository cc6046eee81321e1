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
