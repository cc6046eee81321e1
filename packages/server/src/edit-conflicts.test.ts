/** Of two who save from one version at once, one wins and the other is shown what they would have wiped out. */
import { type Call, type CallName, calls, type EditConflict } from '@chengji/contract';
import {
  aFixture,
  aGoods,
  anOperator,
  aSeller,
  type Fixture,
  goodsForm,
  ownedCalls,
  type Person,
  startMarket,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';

const it = marketTest
  .extend('node', { scope: 'file' }, async ({ market }, { onCleanup }) => {
    const node = await startMarket({ databaseUrl: market.databaseUrl });
    onCleanup(() => node.stop());
    return node;
  })
  .extend('fixture', { scope: 'file' }, ({ market }) => aFixture(market))
  .extend(
    'send',
    ({ market, fixture }) =>
      async (name: CallName, input: object, from = market, token?: string) => {
        const who = whose(fixture, name);
        const answer = await from.request(name, { ...input }, { token: token ?? who.token });
        return { ...answer.body, data: answer.body.data as { key?: string; conflict?: EditConflict } | null };
      },
  );

const whose = ({ shopper, seller, platform }: Fixture, name: CallName): Person => {
  if (name.startsWith('POST /wanlshop')) return shopper;
  return name.startsWith('POST /seller') ? seller : platform;
};

type Input = Record<string, unknown> & { version: number };
const both = (zh: string, en: string) => ({ zh, en });
let named = 0;
const aRole = (right: string) => {
  named += 1;
  return { name: `组长 ${named}`, name_en: `Lead ${named}`, rights: [right] };
};

/** What there is one of, and what no other suite needs made. */
const others: Partial<Record<CallName, (fixture: Fixture) => Promise<Record<string, unknown>>>> = {
  'POST /seller/shop/save': async ({ seller }) => {
    const { name, name_en, logo, city, city_en, intro_en, version } =
      await seller.client.call('GET /seller/shop/details');
    return {
      name,
      name_en,
      logo: logo || '/files/00/logo.webp',
      city,
      city_en,
      intro: `第 ${version} 版`,
      intro_en,
      version,
    };
  },
  'POST /platform/carriers/add': async ({ platform }) => {
    named += 1;
    const form = { code: `P${named}`, zh: `飞鸽 ${named}`, en: `Pigeon ${named}`, phone: '95500' };
    await platform.client.call('POST /platform/carriers/add', form);
    const { rows } = await platform.client.call('GET /platform/carriers/list');
    return { ...form, version: rows.find(({ code }) => code === form.code)?.added?.version ?? 0 };
  },
  'POST /seller/roles/save': async ({ seller }) => {
    const form = aRole('goods.read');
    return { ...form, ...(await seller.client.call('POST /seller/roles/save', form)) };
  },
  'POST /platform/roles/save': async ({ platform }) => {
    const form = aRole('users.read');
    return { ...form, ...(await platform.client.call('POST /platform/roles/save', form)) };
  },
  'POST /platform/hot_words/save': async ({ platform }) => ({
    version: (await platform.client.call('GET /platform/hot_words/list')).version,
    rows: [{ word: both('茶', 'tea'), hot: true }],
  }),
  'POST /platform/synonyms/save': async ({ platform }) => ({
    version: (await platform.client.call('GET /platform/synonyms/list')).version,
    rows: [{ words: ['茶', 'tea'], finds: [] }],
  }),
  'POST /platform/settings/save': async ({ platform }) => {
    const { rows } = await platform.client.call('GET /platform/settings/list');
    const { name, version } = rows.find((row) => row.name === 'coupons.valid_days') ?? { version: 0 };
    return { name, version, value: 9 + version };
  },
  'POST /seller/pages/save': async ({ seller }) => {
    const { version } = await seller.client.call('GET /seller/pages/details');
    return {
      version,
      blocks: [{ id: 'gap', type: 'spacer', style: {}, params: { height: `${version}px` } }],
    };
  },
  'POST /seller/chat/hours_save': async ({ seller }) => ({
    ...(await seller.client.call('GET /seller/chat/hours')),
    on: true,
    away: '您好，客服已下班，明天九点回复您',
  }),
  'POST /seller/pages/publish': async ({ seller }) => ({
    version: (await seller.client.call('GET /seller/pages/details')).version,
  }),
  'POST /seller/pages/restore': async ({ seller }) => {
    const { version } = await seller.client.call('GET /seller/pages/details');
    await seller.client.call('POST /seller/pages/publish', { version });
    return { version, number: 1 };
  },
};
const own = { ...ownedCalls, ...others } as typeof others;

const saving = (Object.entries(calls) as [CallName, Call][]).filter(([, { refusals }]) =>
  refusals.includes('common.edit_conflict'),
);

async function anEdit(fixture: Fixture, name: CallName): Promise<Input> {
  const made = await own[name]?.(fixture);
  if (!made) throw new Error(`nobody makes what ${name} changes`);
  return { version: 1, ...made };
}

describe.each(saving)('%s', (name) => {
  it('is taken from the version that stands, and refused from any other with what stands', async ({
    fixture,
    send,
  }) => {
    const input = await anEdit(fixture, name);
    const early = await send(name, { ...input, version: input.version + 7 });
    expect(early.data).toMatchObject({ key: 'common.edit_conflict', conflict: { version: input.version } });
    expect(early.data?.conflict?.current).toMatchObject({ version: input.version });
    expect(await send(name, input)).toMatchObject({ code: 1 });
  });
});

const rises = saving.filter(([name]) => /\/(save|reply)$/.test(name));

describe.each(rises)('%s', (name) => {
  it('taken once, is refused from the same version again, and says who saved it and when', async ({
    fixture,
    send,
  }) => {
    const input = await anEdit(fixture, name);
    expect(await send(name, input)).toMatchObject({ code: 1 });
    const again = await send(name, input);
    expect(again.data?.key).toBe('common.edit_conflict');
    expect(again.data?.conflict?.version).toBeGreaterThan(input.version);
    expect(again.data?.conflict?.saved_by).toEqual(expect.any(String));
    expect(again.data?.conflict?.saved_at).toEqual(expect.any(Number));
  });
});

const fixed = /\/(coupons|campaigns|settings)\/save$/;

describe.each(rises.filter(([name]) => !fixed.test(name)))('%s', (name) => {
  it('changes nothing without the version it began from', async ({ fixture, send }) => {
    const { version: _, ...input } = await anEdit(fixture, name);
    expect((await send(name, input)).data).toEqual({ key: 'common.invalid_input', field: 'version' });
  });
});

describe.each(rises.filter(([name]) => fixed.test(name)))('%s', (name) => {
  it('may be made by who has not read what it changes', async ({ fixture, send }) => {
    const { version: _, ...input } = await anEdit(fixture, name);
    expect(await send(name, input)).toMatchObject({ code: 1 });
  });
});

describe('two who save one goods at once, on two nodes', () => {
  const rounds = [1, 2, 3, 4, 5];

  it.for(rounds)(
    'are one who wins and one who is shown what they wrote (round %i)',
    async (round, { market, node, fixture, send }) => {
      const goods = await aGoods(fixture.shop);
      const colleague = await aSeller(market, fixture.shop.id);
      const skus = goods.skus.map(({ id, stock }) => ({
        id,
        values: [],
        price: '8.00',
        stock,
        stock_was: stock,
      }));
      const form = (title: string) =>
        goodsForm(fixture.shop, { id: goods.id, version: goods.version, title, skus });
      const titles = [`甲的标题 ${round}`, `乙的标题 ${round}`] as const;
      const told = await Promise.all([
        send('POST /seller/goods/save', form(titles[0])),
        send('POST /seller/goods/save', form(titles[1]), node, colleague.token),
      ]);
      const winner = told.findIndex(({ code }) => code === 1);
      expect(told.map(({ code }) => code).toSorted()).toEqual([0, 1]);
      const conflict = told[1 - winner]?.data?.conflict;
      const stands = await fixture.seller.client.call('GET /seller/goods/details', { id: goods.id });
      expect(stands).toMatchObject({ title: titles[winner], version: goods.version + 1 });
      expect(conflict).toMatchObject({ version: stands.version, current: stands });
      expect(await logged(fixture.seller, goods.id)).toEqual([
        expect.objectContaining({ title: titles[winner] }),
        expect.objectContaining({ title: goods.title }),
      ]);
    },
  );
});

/** What the audit log says this goods became, the newest first. */
async function logged({ client }: Person, id: number) {
  const { rows } = await client.call('GET /seller/audit/list', { subject: 'goods', keyword: String(id) });
  return rows.map(({ after }) => after);
}

describe('a conflict', () => {
  it('names nobody of another shop, whose roles have the same keys', async ({ market, send }) => {
    const elsewhere = await aFixture(market);
    const role = { key: 'goods', name: '商品', name_en: 'Goods', rights: [] };
    await elsewhere.seller.client.call('POST /seller/roles/save', { ...role, version: 1 });
    const told = await send('POST /seller/roles/save', { ...role, version: 9 });
    expect(told.data?.conflict).toMatchObject({ version: 1, saved_by: null, saved_at: null });
  });

  it('is met by who edits a goods that was put off sale meanwhile', async ({ fixture, send }) => {
    const goods = await aGoods(fixture.shop);
    await fixture.seller.client.call('POST /seller/goods/state', { ids: [goods.id], state: 'off' });
    const told = await send('POST /seller/goods/save', { ...goods, title: '改过的标题' });
    expect(told.data?.conflict?.current).toMatchObject({ state: 'off', title: goods.title });
  });

  it('is not met by who edits what others buy meanwhile', async ({ fixture, send }) => {
    const goods = await aGoods(fixture.shop);
    const sku_id = goods.skus[0]?.id ?? 0;
    await fixture.seller.client.call('POST /seller/goods/stock', { sku_id, stock: 3 });
    expect(await send('POST /seller/goods/save', { ...goods, title: '改过的标题' })).toMatchObject({
      code: 1,
    });
  });

  it('of two operators names the one who saved', async ({ market, fixture, send }) => {
    const colleague = await anOperator(market);
    const form = { title: both('维护', 'Upkeep'), content: both('今晚', 'Tonight'), is_on: false };
    const popup = await fixture.platform.client.call('POST /platform/popups/save', form);
    await colleague.client.call('POST /platform/popups/save', { ...popup, is_on: true });
    const told = await send('POST /platform/popups/save', { ...popup, title: both('停服', 'Down') });
    const { name } = await colleague.client.call('GET /platform/auth/info');
    expect(told.data?.conflict).toMatchObject({
      saved_by: name,
      current: { ...popup, is_on: true, state: 'shown', version: 2 },
    });
  });
});
