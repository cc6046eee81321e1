// @vitest-environment jsdom
import type { CartShop } from '@chengji/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useBadges } from '../../kernel/live/badges.ts';
import { endSession } from '../../kernel/session/session.ts';
import { useStatistics } from '../../kernel/session/statistics-store.ts';
import { saveLogin, type UserInfo } from '../../kernel/session/user-store.ts';
import { emptyCart, type NewLine } from './cart.rules.ts';
import {
  addToCart,
  chooseCartLine,
  chooseWholeCart,
  currentCart,
  decreaseCartLine,
  deleteFromCart,
  increaseCartLine,
  loadCart,
  moveToFavourites,
  toggleCartManage,
  useCart,
} from './store.ts';

const line = (sku: number, number = 1): NewLine => ({
  goods_id: sku * 10,
  sku_id: sku,
  title: `goods ${sku}`,
  image: '',
  sku: { id: sku, price: '12.30', values: [], stock: 9 },
  number,
  shop_id: 1,
  shop_name: '花间美妆',
  shop_type: 'enterprise',
});
const key = (sku: number) => ({ goods_id: sku * 10, sku_id: sku });
const numbers = () =>
  currentCart().list.flatMap((shop) => shop.products.map((one) => [one.sku_id, one.number]));
const stored = () => JSON.parse(localStorage.getItem('cart') ?? 'null');
const logIn = () => saveLogin({ id: 7, token: 'a-token' } as UserInfo);

type Sent = { path: string; body: Record<string, unknown> };
let calls = 0;
/** The market: records what it receives, and answers as the test says; a refusal is a message. */
function market(answers: { synchro?: () => CartShop[]; storage?: () => number | null | string }): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const path = url.replace('/api/wanlshop/cart/', '');
    calls += 1;
    sent.push({ path, body: JSON.parse(String(init.body)) });
    const data = path === 'synchro' ? (answers.synchro?.() ?? []) : (answers.storage?.() ?? null);
    const refused = typeof data === 'string';
    const body = {
      code: refused ? 0 : 1,
      msg: refused ? data : 'ok',
      time: 0,
      data: refused ? { key: data } : data,
    };
    return new Response(JSON.stringify(body));
  });
  return sent;
}
/** Until nothing is sent any more: what an answer leads to would be sent within the next test. */
async function idle(): Promise<void> {
  for (let quiet = 0, known = calls; quiet < 3; quiet = calls === known ? quiet + 1 : 0) {
    known = calls;
    await new Promise((done) => setTimeout(done, 10));
  }
}

beforeEach(() => {
  localStorage.clear();
  useCart.setState({ cart: emptyCart });
  market({});
});
afterEach(async () => {
  endSession();
  await idle();
  vi.unstubAllGlobals();
});

describe('a visitor’s cart', () => {
  test('is stored after each change, and sent nowhere', async () => {
    const sent = market({});
    await addToCart(line(1, 2));
    increaseCartLine(key(1));
    expect(stored()).toMatchObject({ user_id: 0, list: [{ products: [{ number: 3, sum: '36.90' }] }] });
    chooseCartLine(key(1));
    expect(stored().list[0]).toMatchObject({ check: true, choose: 1 });
    expect(sent).toEqual([]);
  });

  test('is counted on the tab bar', async () => {
    await addToCart(line(1, 2));
    await addToCart(line(2));
    expect(useBadges.getState().cart).toBe(3);
  });

  test('is there again after a reload, unless the stored data is no cart', async () => {
    await addToCart(line(1, 2));
    vi.resetModules();
    const again = await import('./store.ts');
    expect(again.currentCart().cartnum).toBe(2);
    localStorage.setItem('cart', '{"list":[{"products":5}]}');
    vi.resetModules();
    expect((await import('./store.ts')).currentCart()).toEqual(emptyCart);
  });

  test('is merged into the own one at login, whose answer replaces it', async () => {
    await addToCart(line(1, 2));
    const mine = currentCart().list;
    logIn();
    const sent = market({ synchro: () => mine.map((shop) => ({ ...shop, shop_name: '新店名' })) });
    await loadCart();
    await loadCart();
    expect(sent.map(({ body }) => body.cart)).toEqual([mine, null]);
    expect(stored()).toMatchObject({ user_id: 7, list: [{ shop_name: '新店名' }] });
  });
});

describe('the cart of a person logged in', () => {
  beforeEach(async () => {
    logIn();
    await loadCart();
  });

  test('sends each change, with the resulting number', async () => {
    const sent = market({});
    await addToCart(line(1, 2));
    increaseCartLine(key(1));
    decreaseCartLine(key(1));
    decreaseCartLine(key(1));
    decreaseCartLine(key(1));
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    expect(sent.map(({ body }) => body)).toEqual([
      { type: 'add', data: { ...key(1), number: 2 } },
      { type: 'bcadd', ...key(1), number: 3, sum: '36.90' },
      { type: 'bcsub', ...key(1), number: 2, sum: '24.60' },
      { type: 'bcsub', ...key(1), number: 1, sum: '12.30' },
    ]);
  });

  test('deletes what is chosen, and empties with select-all on', async () => {
    const sent = market({});
    for (const sku of [1, 2, 3]) await addToCart(line(sku));
    toggleCartManage();
    chooseCartLine(key(2));
    deleteFromCart();
    expect(numbers()).toEqual([
      [3, 1],
      [1, 1],
    ]);
    chooseWholeCart();
    deleteFromCart();
    deleteFromCart();
    await vi.waitFor(() => expect(sent).toHaveLength(5));
    expect(sent.slice(3).map(({ body }) => body)).toEqual([
      { type: 'del', data: [{ ...key(2), number: 1 }] },
      { type: 'empty' },
    ]);
  });

  test('moves lines to the favourites and counts those that are new', async () => {
    market({ storage: () => 1 });
    const before = useStatistics.getState().statistics.dynamic.collection;
    for (const sku of [1, 2]) await addToCart(line(sku));
    chooseWholeCart();
    await moveToFavourites();
    expect(numbers()).toEqual([]);
    expect(useStatistics.getState().statistics.dynamic.collection).toBe(before + 1);
  });

  test('goes back to what the market has when it refuses', async () => {
    const sent = market({ storage: () => 'cart.short_of_stock' });
    await expect(addToCart(line(1, 5))).rejects.toThrow('cart.short_of_stock');
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ path: 'synchro', body: { cart: null } }));
    await vi.waitFor(() => expect(numbers()).toEqual([]));
  });

  test('does not lose what is added while it loads', async () => {
    const had: CartShop[] = [];
    market({
      synchro: () => structuredClone(had),
      storage: () => {
        had.push(...structuredClone(currentCart().list));
        return null;
      },
    });
    const loading = loadCart();
    await addToCart(line(1, 2));
    await loading;
    expect(numbers()).toEqual([[1, 2]]);
  });

  test('stays as it is without a network', async () => {
    await addToCart(line(1));
    vi.stubGlobal('fetch', async () => {
      throw new TypeError('no network');
    });
    increaseCartLine(key(1));
    await loadCart();
    expect(numbers()).toEqual([[1, 2]]);
  });

  test('leaves with the person', async () => {
    await addToCart(line(1));
    endSession();
    expect(numbers()).toEqual([]);
    expect(stored()).toEqual({ user_id: 0, list: [] });
    expect(useBadges.getState().cart).toBe(0);
  });
});
