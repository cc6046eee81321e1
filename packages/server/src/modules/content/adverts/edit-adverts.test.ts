import type { CallIn } from '@chengji/contract';
import {
  advertForm,
  anOrder,
  aShopper,
  getRefusalKey,
  type Market,
  type Person,
  withCurrentVersion,
} from '@chengji/testkit';
import { marketTest } from '@chengji/testkit/market-test';
import { describe, expect } from 'vitest';
import { saveAdverts } from '../index.ts';

const it = marketTest.extend(
  'save',
  ({ market, operator }) =>
    async (traits: Partial<Advert> = {}) =>
      operator.client.call(
        'POST /platform/adverts/save',
        await withCurrentVersion(market, 'adverts', { ...advertForm, ...traits }),
      ),
);

it.beforeEach(({ market }) => saveAdverts(market.context(), 'other', []));

const both = (zh: string, en: string) => ({ zh, en });
type Advert = CallIn<'POST /platform/adverts/save'>;
const shown = async (market: Market) =>
  (await market.client().call('GET /wanlshop/common/adverts')).data.otherAdverts;
const listed = async (operator: Person) =>
  (await operator.client.call('GET /platform/adverts/list', { place: 'other' })).rows;
const page = (market: Market, id: number) =>
  market.client(null, 'en').call('GET /wanlshop/article/advert', { id });
const seconds = (market: Market, offset: number) => market.seconds() + offset;

describe('an advert', () => {
  it('is added at the end of its place and shown there', async ({ market, save }) => {
    const [one, two] = [await save(), await save({ title: both('第二', 'Second') })];
    expect((await shown(market)).map(({ id }) => id)).toEqual([one.id, two.id]);
    expect(two).toMatchObject({ position: 1, state: 'shown', starts_at: null });
  });

  it('has a page of its own, while it is shown', async ({ market, save }) => {
    const { id } = await save({ url: 'https://example.com/sale', ends_at: seconds(market, 60) });
    expect(await page(market, id)).toMatchObject({ id, title: 'New', url: 'https://example.com/sale' });
    await market.advance(61);
    expect(await getRefusalKey(page(market, id))).toBe('common.not_found');
  });

  it('waits, is shown and is over in its time', async ({ market, operator, save }) => {
    await save({ starts_at: seconds(market, 60), ends_at: seconds(market, 120) });
    const state = async () => (await listed(operator))[0]?.state;
    expect(await state()).toBe('waiting');
    await market.advance(60);
    expect(await state()).toBe('shown');
    await market.advance(60);
    expect(await state()).toBe('over');
  });

  it('does not end before it starts', async ({ save }) => {
    expect(await getRefusalKey(save({ starts_at: 200, ends_at: 200 }))).toBe('content.ends_before_start');
  });

  it.for(['javascript:alert(1)', '//evil.example', 'ftp://example.com', 'pages/index'])(
    'leads to no address like %s',
    async (url, { save }) => {
      expect(await getRefusalKey(save({ url }))).toBe('common.invalid_input');
    },
  );

  it('keeps its place in the order when it is changed, and goes to the end of another place', async ({
    market,
    save,
  }) => {
    const [one] = [await save(), await save()];
    expect(await save({ id: one.id, title: both('改', 'Changed') })).toMatchObject({ position: 0 });
    await save({ place: 'page' });
    const moved = await save({ id: one.id, place: 'page' });
    expect(moved.position).toBeGreaterThan(0);
    expect((await shown(market)).map(({ id }) => id)).not.toContain(one.id);
  });

  it('is gone once it is taken away', async ({ market, operator, save }) => {
    const { id } = await save();
    await operator.client.call('POST /platform/adverts/delete', { id });
    expect(await shown(market)).toEqual([]);
    expect(await getRefusalKey(save({ id }))).toBe('common.not_found');
  });
});

describe('adverts of a place', () => {
  it('stand in the order they are put in', async ({ market, operator, save }) => {
    const ids = [(await save()).id, (await save()).id, (await save()).id].toReversed();
    const { rows } = await operator.client.call('POST /platform/adverts/order', { place: 'other', ids });
    expect(rows.map(({ id }) => id)).toEqual(ids);
    expect((await shown(market)).map(({ id }) => id)).toEqual(ids);
  });

  it('are not put in an order that leaves one out or names another', async ({ operator, save }) => {
    const ids = [(await save()).id, (await save()).id];
    const order = (asked: number[]) =>
      getRefusalKey(operator.client.call('POST /platform/adverts/order', { place: 'other', ids: asked }));
    expect(await order(ids.slice(1))).toBe('content.order_outdated');
    expect(await order([...ids, 999_999])).toBe('content.order_outdated');
    expect((await listed(operator)).map(({ id }) => id)).toEqual(ids);
  });
});

describe('a pop-up', () => {
  const form = { title: both('维护', 'Upkeep'), content: both('今晚', 'Tonight'), is_on: true };
  const popup = async (market: Market) =>
    (await market.client().call('GET /wanlshop/common/adverts')).syspopup;
  const saved = async (
    market: Market,
    operator: Person,
    traits: Partial<typeof form & { id: number }> = {},
  ) =>
    operator.client.call(
      'POST /platform/popups/save',
      await withCurrentVersion(market, 'popups', { ...form, ...traits }),
    );

  it('is shown while it is on, the newest of several', async ({ market, operator }) => {
    const [old, young] = [
      await saved(market, operator),
      await saved(market, operator, { title: both('新', 'New') }),
    ];
    expect(await popup(market)).toMatchObject({ id: young.id, title: '新' });
    await saved(market, operator, { id: young.id, is_on: false });
    expect(await popup(market)).toMatchObject({ id: old.id });
    await operator.client.call('POST /platform/popups/delete', { id: old.id });
    expect(await popup(market)).toBeNull();
  });

  it('keeps its number when its words are corrected, so that nobody sees it twice', async ({
    market,
    operator,
  }) => {
    const { id } = await saved(market, operator);
    await saved(market, operator, { id, content: both('明晚', 'Tomorrow') });
    expect(await popup(market)).toMatchObject({ id, content: '明晚' });
    expect((await operator.client.call('GET /platform/popups/list')).rows[0]).toMatchObject({
      id,
      is_on: true,
    });
    expect(await getRefusalKey(saved(market, operator, { id: 999_999 }))).toBe('common.not_found');
  });
});

describe('a pop-up for some', () => {
  type Form = CallIn<'POST /platform/popups/save'>;
  const it = marketTest.extend(
    'show',
    ({ operator }) =>
      (traits: Partial<Form> = {}) =>
        operator.client.call('POST /platform/popups/save', {
          title: both('新人礼', 'Welcome'),
          content: both('', ''),
          is_on: true,
          ...traits,
        }),
  );
  it.beforeEach(async ({ operator }) => {
    for (const { id } of (await operator.client.call('GET /platform/popups/list')).rows)
      await operator.client.call('POST /platform/popups/delete', { id });
  });
  const seenBy = async ({ call }: Pick<Person['client'], 'call'>) =>
    (await call('GET /wanlshop/common/popups', {})).rows.map(({ id }) => id);

  it('has a picture, a page it leads to, and how often it is shown', async ({ market, show }) => {
    const image = '/files/00/popup.webp';
    const url = '/pages/coupon/list';
    const { id } = await show({ image, url, frequency: 'daily' });
    const { rows } = await market.client(null, 'en').call('GET /wanlshop/common/popups', {});
    expect(rows).toEqual([{ id, title: 'Welcome', content: '', image, url, frequency: 'daily' }]);
    expect(await getRefusalKey(show({ url: 'https://example.com' }))).toBe('common.invalid_input');
  });

  it('is shown to visitors, to who has not ordered, or from a level on, and to nobody else', async ({
    market,
    shop,
    operator,
    show,
  }) => {
    const visitors = await show({ audience: 'visitors' });
    const notOrdered = await show({ audience: 'not_ordered' });
    const members = await show({ audience: 'level', level: 2 });
    const all = await show();
    const newcomer = await aShopper(market);
    const buyer = await aShopper(market);
    await anOrder(market, newcomer, shop, { state: 'closed' });
    await anOrder(market, buyer, shop, { state: 'pending_shipment' });
    await operator.client.call('POST /platform/users/set-level', { id: buyer.id, level: 2 });
    expect(await seenBy(market.client())).toEqual([all.id, visitors.id]);
    expect(await seenBy(newcomer.client)).toEqual([all.id, notOrdered.id]);
    expect(await seenBy(buyer.client)).toEqual([all.id, members.id]);
    const { syspopup } = await market.client().call('GET /wanlshop/common/adverts');
    expect(syspopup?.id).toBe(all.id);
  });

  it('waits, is shown and is over in its time', async ({ market, operator, show }) => {
    const { id } = await show({ starts_at: seconds(market, 60), ends_at: seconds(market, 120) });
    const look = async () => [
      (await operator.client.call('GET /platform/popups/list')).rows[0]?.state,
      await seenBy(market.client()),
    ];
    expect(await look()).toEqual(['waiting', []]);
    await market.advance(60);
    expect(await look()).toEqual(['shown', [id]]);
    await market.advance(60);
    expect(await look()).toEqual(['over', []]);
    expect(await show({ is_on: false })).toMatchObject({ state: 'off' });
  });

  it('does not end before it starts, and names its level where it is for one', async ({ show }) => {
    expect(await getRefusalKey(show({ starts_at: 200, ends_at: 200 }))).toBe('content.ends_before_start');
    expect(await getRefusalKey(show({ audience: 'level' }))).toBe('content.popup_level_missing');
    expect(await show({ audience: 'everyone', level: 3 })).toMatchObject({ level: null });
  });
});

describe('hot words', () => {
  it('are put forward as they are saved, and no others', async ({ market, operator }) => {
    const rows = [{ word: both('龙井', 'Longjing'), hot: true }];
    await operator.client.call('POST /platform/hot_words/save', { version: 0, rows });
    expect((await operator.client.call('GET /platform/hot_words/list')).rows).toEqual(rows);
    const words = await market.client(null, 'en').call('GET /wanlshop/search/hot');
    expect(words.rows).toEqual([{ word: 'Longjing', hot: true }]);
  });
});
