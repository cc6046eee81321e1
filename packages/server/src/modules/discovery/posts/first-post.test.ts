/** Who counts as a new author: nobody gets past the review by what became of their first post. */
import { aGoods, aPostForm, aShopper, type Person } from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest.extend('goods', { scope: 'file' }, ({ shop }) => aGoods(shop));

const remove = ({ client }: Person, id: number) => client.call('POST /wanlshop/find/delete', { id });
const decide = ({ client }: Person, id: number, reason?: string) =>
  client.call('POST /platform/posts/decide', {
    ids: [id],
    approve: reason === undefined,
    ...(reason && { reason }),
  });

describe('the next post of an author', () => {
  it.for<['waits' | 'is shown', string, (string | 'approve' | 'edit')[]]>([
    ['waits', 'waits itself and was deleted', []],
    ['waits', 'was refused and deleted', ['虚假宣传']],
    ['waits', 'was refused, edited and deleted', ['虚假宣传', 'edit']],
    ['waits', 'was shown, taken down and deleted', ['approve', '虚假宣传']],
    ['is shown', 'was shown and deleted', ['approve']],
    ['is shown', 'was refused, shown on an answer and deleted', ['虚假宣传', 'approve']],
    ['is shown', 'was refused, edited, shown and deleted', ['虚假宣传', 'edit', 'approve']],
  ])('%s when the first %s', async ([becomes, _, steps], { market, goods, operator }) => {
    const author = await aShopper(market);
    const form = await aPostForm(market, [goods.id]);
    const publish = () => author.client.call('POST /wanlshop/find/publish', form);
    const { id } = await publish();
    for (const step of steps) {
      if (step === 'edit') {
        const { version } = await author.client.call('GET /wanlshop/find/details', { id });
        await author.client.call('POST /wanlshop/find/edit', { ...form, id, version });
      } else await decide(operator, id, step === 'approve' ? undefined : step);
    }
    await remove(author, id);
    expect((await publish()).state).toBe(becomes === 'waits' ? 'reviewing' : 'shown');
  });

  it('waits while the first waits, or is refused or taken down', async ({ market, goods, operator }) => {
    const author = await aShopper(market);
    const form = await aPostForm(market, [goods.id]);
    const publish = () => author.client.call('POST /wanlshop/find/publish', form);
    const { id } = await publish();
    expect((await publish()).state).toBe('reviewing');
    await decide(operator, id, '虚假宣传');
    expect((await publish()).state).toBe('reviewing');
    await decide(operator, id);
    expect((await publish()).state).toBe('shown');
  });

  it('of a shop does not lean on what its staff posted as themselves', async ({
    market,
    goods,
    operator,
    shop,
  }) => {
    const form = await aPostForm(market, [goods.id]);
    const author = await aShopper(market);
    const { code } = await shop.seller.client.call('POST /seller/staff/linkcode', {});
    await author.client.call('POST /wanlshop/user/linkshop', { code });
    const { id } = await author.client.call('POST /wanlshop/find/publish', form);
    await decide(operator, id);
    const asShop = { ...form, as_shop: shop.id };
    expect((await author.client.call('POST /wanlshop/find/publish', asShop)).state).toBe('reviewing');
    expect((await author.client.call('POST /wanlshop/find/publish', form)).state).toBe('shown');
  });
});
