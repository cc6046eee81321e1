// @vitest-environment jsdom
import type { CartShop } from '@chengji/contract';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useModal } from '../../kernel/modal.ts';
import { endSession } from '../../kernel/session/session.ts';
import { saveLogin, type UserInfo } from '../../kernel/session/user-store.ts';
import { checkNetwork, useNetwork } from '../../kernel/shell/network.ts';
import { emptyCart, type NewLine, toCart } from './cart.rules.ts';
import {
  addToCart,
  chooseCartLine,
  currentCart,
  deleteFromCart,
  increaseCartLine,
  loadCart,
  toggleCartManage,
  useCart,
} from './store.ts';

const line = (sku: number, number = 1): NewLine => ({
  goods_id: sku * 10,
  sku_id: sku,
  title: `商品 ${sku}`,
  image: '',
  sku: { id: sku, price: '12.30', values: [], stock: 9 },
  number,
  shop_id: 1,
  shop_name: '花间美妆',
  shop_type: 'enterprise',
});
const key = (sku: number) => ({ goods_id: sku * 10, sku_id: sku });
const waiting = () => JSON.parse(localStorage.getItem('cart_changes') ?? '[]') as { change: unknown }[];
const getQuestion = () => useModal.getState().asked[0]?.text;

type Sent = { change: Record<string, unknown>; key: string };

/** A market that applies each key once, and may be out of reach before or after it has applied a change. */
function aMarket() {
  const market = {
    reach: 'there' as 'there' | 'away' | 'answers lost',
    done: [] as Sent[],
    has: [] as CartShop[],
    refuses: false,
  };
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (market.reach === 'away') throw new TypeError('no network');
    if (url === '/healthz') return new Response('ok', { status: market.reach === 'there' ? 200 : 503 });
    const answer = (data: unknown, code = 1) =>
      new Response(JSON.stringify({ code, msg: '', time: 0, data }));
    if (!url.endsWith('/storage')) return answer(structuredClone(market.has));
    const sent = {
      change: JSON.parse(String(init.body)),
      key: (init.headers as Record<string, string>)['Idempotency-Key'] ?? '',
    };
    if (market.refuses) return answer({ key: 'cart.not_on_sale' }, 0);
    if (!market.done.some((one) => one.key === sent.key)) market.done.push(sent);
    if (market.reach === 'answers lost') throw new TypeError('no network');
    return answer(null);
  });
  return market;
}

let market: ReturnType<typeof aMarket>;
const goAway = async () => {
  market.reach = 'away';
  await checkNetwork();
};
const comeBack = async () => {
  market.reach = 'there';
  await checkNetwork();
};

beforeEach(async () => {
  localStorage.clear();
  useCart.setState({ cart: emptyCart });
  market = aMarket();
  saveLogin({ id: 7, token: 'a-token' } as UserInfo);
  await loadCart();
});
afterEach(async () => {
  endSession();
  await comeBack();
  useModal.setState({ asked: [] });
  vi.unstubAllGlobals();
});

describe('a cart that is changed without a network', () => {
  test('changes at once, and its changes wait on the phone', async () => {
    await goAway();
    await addToCart(line(1, 2));
    increaseCartLine(key(1));
    await vi.waitFor(() => expect(waiting()).toHaveLength(2));
    expect(currentCart().cartnum).toBe(3);
    expect(useNetwork.getState().isOffline).toBe(true);
  });

  test('sends all pending changes in their order as soon as the market is back', async () => {
    await goAway();
    await addToCart(line(1, 2));
    increaseCartLine(key(1));
    await addToCart(line(2));
    toggleCartManage();
    chooseCartLine(key(2));
    deleteFromCart();
    market.has = currentCart().list;
    await comeBack();
    await vi.waitFor(() => expect(market.done).toHaveLength(4));
    expect(market.done.map(({ change }) => change.type)).toEqual(['add', 'bcadd', 'add', 'del']);
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    expect(currentCart().cartnum).toBe(3);
  });

  test('counts once what the market did though its answer was lost', async () => {
    market.reach = 'answers lost';
    await addToCart(line(1, 2));
    expect(waiting()).toHaveLength(1);
    market.has = currentCart().list;
    await loadCart();
    market.reach = 'there';
    await loadCart();
    expect(market.done).toHaveLength(1);
    expect(waiting()).toEqual([]);
  });

  test('is not overwritten by the market’s cart before its changes have been sent', async () => {
    await goAway();
    await addToCart(line(1, 2));
    await loadCart();
    expect(currentCart().cartnum).toBe(2);
  });

  test('has no pending changes left when the person logs out', async () => {
    await goAway();
    await addToCart(line(1));
    endSession();
    expect(waiting()).toEqual([]);
  });
});

describe('when the market is back', () => {
  test('the person is shown what has changed', async () => {
    await goAway();
    await addToCart(line(1, 2));
    const [shop] = structuredClone(currentCart().list);
    const [tea] = shop?.products ?? [];
    if (!shop || !tea) throw new Error('nothing was added');
    shop.products = [{ ...tea, sku: { ...tea.sku, price: '15.00' } }];
    market.has = [shop];
    await comeBack();
    await vi.waitFor(() => expect(getQuestion()).toBe('「商品 1」价格 ¥12.30 → ¥15.00'));
    expect(toCart([shop]).cartnum).toBe(currentCart().cartnum);
  });

  test('a change it refuses now is not sent again, and is gone from the cart', async () => {
    await goAway();
    await addToCart(line(1));
    market.refuses = true;
    await comeBack();
    await vi.waitFor(() => expect(getQuestion()).toBe('「商品 1」已不在购物车'));
    expect([waiting(), currentCart().cartnum]).toEqual([[], 0]);
  });

  test('no message is shown where nothing changed', async () => {
    await goAway();
    await addToCart(line(1));
    market.has = currentCart().list;
    await comeBack();
    await vi.waitFor(() => expect(waiting()).toEqual([]));
    await loadCart();
    expect(getQuestion()).toBeUndefined();
  });
});

// the last, for what is imported after it is made anew
test('a cart changed without a network sends its pending changes at the next start of an app that was closed meanwhile', async () => {
  await goAway();
  await addToCart(line(1, 2));
  market.reach = 'there';
  vi.resetModules();
  const again = await import('./store.ts');
  await again.loadCart();
  expect(market.done.map(({ change }) => change.type)).toEqual(['add']);
});
