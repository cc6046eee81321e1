import { aGoods, anOperator, aShopFixture, getRefusalKey, type Person, startMarket } from '@chengji/testkit';
import { marketTest as it } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const list = ({ client }: Person) => client.call('GET /platform/first_steps/list');
const findDone = async (operator: Person, wanted: string) =>
  (await list(operator)).rows.find(({ step }) => step === wanted)?.done;

async function writeTexts({ client }: Person, content: { zh: string; en: string }) {
  const { rows } = await client.call('GET /platform/articles/list');
  for (const { id, key } of rows) {
    if (!key) continue;
    const article = await client.call('GET /platform/articles/details', { id });
    const { title, summary, image, category_id, version } = article;
    const fields = { id, version, title, summary, image, category_id, content };
    await client.call('POST /platform/articles/save', { ...fields, state: 'published' });
  }
}

const closeCarriers = async ({ client }: Person, open: boolean) => {
  for (const { code } of (await client.call('GET /platform/carriers/list')).rows)
    await client.call('POST /platform/carriers/save', { code, open });
};

const addStarter = (operator: Person) => operator.client.call('POST /platform/categories/add_starter');

describe('the first steps', () => {
  it('of an empty market are categories, texts and a shop; carriers and the sandbox are there', async ({
    operator,
  }) => {
    expect(await list(operator)).toEqual({
      rows: [
        { step: 'categories', done: false },
        { step: 'texts', done: false },
        { step: 'carriers', done: true },
        { step: 'channels', done: true },
        { step: 'shop', done: false },
      ],
      pay_channels: ['balance', 'sandbox'],
    });
  });

  it('name those alone that the role may do', async ({ market }) => {
    const finance = await anOperator(market, 'finance');
    expect((await list(finance)).rows).toEqual([]);
    const support = await anOperator(market, 'support');
    expect(await getRefusalKey(list(support))).toBe('common.no_permission');
    expect(await getRefusalKey(market.client().call('GET /platform/first_steps/list'))).toBe(
      'common.login_required',
    );
  });

  it('are hidden for good from the person who hides them, and from nobody else', async ({
    market,
    operator,
  }) => {
    const other = await anOperator(market);
    await other.client.call('POST /platform/first_steps/hide');
    await other.client.call('POST /platform/first_steps/hide');
    expect((await list(other)).rows).toEqual([]);
    expect((await list(operator)).rows).toHaveLength(5);
  });

  it('count the texts once all have words that shoppers can read', async ({ operator }) => {
    await writeTexts(operator, { zh: '', en: '' });
    expect(await findDone(operator, 'texts')).toBe(false);
    await writeTexts(operator, { zh: '<p>条款</p>', en: '<p>Terms</p>' });
    expect(await findDone(operator, 'texts')).toBe(true);
  });

  it('ask for a carrier when all are switched off', async ({ operator }) => {
    await closeCarriers(operator, false);
    expect(await findDone(operator, 'carriers')).toBe(false);
    await closeCarriers(operator, true);
    expect(await findDone(operator, 'carriers')).toBe(true);
  });

  it('ask for a channel besides the balance', async ({ market }) => {
    const node = await startMarket({
      databaseUrl: market.databaseUrl,
      environment: { PAY_CHANNELS: 'balance' },
    });
    expect(await findDone(await anOperator(node), 'channels')).toBe(false);
    await node.stop();
  });
});

describe('the ready-made categories', () => {
  it('fill an empty tree once, however many press at once, in both languages', async ({
    market,
    operator,
  }) => {
    const presses = await Promise.allSettled([addStarter(operator), addStarter(operator)]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await getRefusalKey(addStarter(operator))).toBe('catalog.categories_there');
    const tree = (client = market.client()) => client.call('GET /wanlshop/category/tree');
    const { rows } = await tree();
    expect(rows[0]).toMatchObject({ name: '食品酒饮', children: [{ name: '休闲零食' }, {}, {}, {}] });
    expect((await tree(market.client(null, 'en'))).rows[0]).toMatchObject({ name: 'Food & drinks' });
    expect(rows.every(({ children }) => children.length > 0)).toBe(true);
    expect(await findDone(operator, 'categories')).toBe(true);
  });
});

describe('a first shop', () => {
  it('counts once it sells something; with it all is done, and nothing is left to list', async ({
    market,
    operator,
  }) => {
    const shop = await aShopFixture(market);
    expect(await findDone(operator, 'shop')).toBe(false);
    await aGoods(shop);
    expect((await list(operator)).rows).toEqual([]);
  });
});
