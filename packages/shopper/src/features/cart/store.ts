/**
 * The current cart, stored under `cart` after each change. A visitor's stays here; of a person logged in it is
 * the market's, and a change is applied here at once and sent in order. When the market refuses it, the cart is
 * fetched again and replaces this one. While there is no network, changes wait to be sent.
 */

import { ignoreErrors } from '@chengji/client-kit/react';
import type { CartShop } from '@chengji/contract';
import { create } from 'zustand';
import { refresh as askAgain } from '../../kernel/calls/use-call.ts';
import { STORAGE_KEY } from '../../kernel/constants.ts';
import { setCartBadge } from '../../kernel/live/badges.ts';
import { followSession } from '../../kernel/session/session.ts';
import { saveCounters, useStatistics } from '../../kernel/session/statistics-store.ts';
import { isLoggedIn, useUser } from '../../kernel/session/user-store.ts';
import { onReconnect } from '../../kernel/shell/network.ts';
import { readStored, store } from '../../kernel/storage.ts';
import {
  addLine,
  type Cart,
  chooseAll,
  chooseLine,
  chooseOnly,
  chooseShop,
  chosenLines,
  decrease,
  deleteChosen,
  emptyCart,
  findLine,
  increase,
  type LineKey,
  type NewLine,
  refresh,
  toCart,
  toggleManage,
} from './cart.rules.ts';
import { findDifferences } from './cart-differences.view.ts';
import {
  type Change,
  forgetChanges,
  hasPendingChanges,
  saveChange,
  sendUpTo,
  sendWaiting,
} from './pending-changes.ts';
import { syncCart } from './queries.ts';

/** `user_id` is whose cart is stored: 0 is a visitor's, which the market does not know of yet. */
type StoredCart = { user_id: number; list: CartShop[] };

function readStoredCart(): StoredCart {
  const { user_id, list } = (readStored(STORAGE_KEY.cart) ?? {}) as Partial<StoredCart>;
  return { user_id: Number(user_id) || 0, list: Array.isArray(list) ? list : [] };
}

/** Stored data may be from an older version or edited: what is no cart counts as none. */
function restored(): Cart {
  try {
    return toCart(readStoredCart().list);
  } catch {
    return emptyCart;
  }
}

export const useCart = create<{ cart: Cart }>(() => ({ cart: restored() }));

export const currentCart = (): Cart => useCart.getState().cart;
setCartBadge(currentCart().cartnum);

function storeCart(cart: Cart, userId = readStoredCart().user_id): void {
  store(STORAGE_KEY.cart, { user_id: userId, list: cart.list });
  useCart.setState({ cart });
  setCartBadge(cart.cartnum);
}

/** Here only; what the market has to know is sent by `sendChange`. */
export const apply = (change: (cart: Cart) => Cart): void => storeCart(change(currentCart()));

/** Changes are sent to the market one after the other, so that the last one here is the last one there. */
let queue: Promise<unknown> = Promise.resolve();
let changes = 0;

function runInOrder<T>(work: () => Promise<T>): Promise<T> {
  const done = queue.then(work);
  queue = ignoreErrors(done);
  return done;
}

/** Answers null also without a network: the change then waits, and is sent with those before it. */
export async function sendChange(change: Change): Promise<number | null> {
  if (!isLoggedIn()) return null;
  changes += 1;
  const key = saveChange(change);
  try {
    return await runInOrder(() => sendUpTo(key));
  } catch (error) {
    void loadCart();
    throw error;
  }
}

/** News are seldom, so what words them is fetched only then. */
async function showNews(before: Cart, after: Cart): Promise<void> {
  const news = findDifferences(before, after);
  if (news.length === 0) return;
  const { toastChanges } = await import('./toast-changes.ts');
  toastChanges(news);
}

/**
 * The cart as the market has it; a visitor's is laid in first, once. What was done here while the answer was
 * pending is not in it, so it is fetched again. Changes that still wait are sent before, and after them,
 * as after a time without a network, the person is shown what has changed.
 */
export async function loadCart({ isBack = false } = {}): Promise<void> {
  if (!isLoggedIn()) return;
  const { id } = useUser.getState().user;
  const hadPendingChanges = hasPendingChanges();
  await runInOrder(sendWaiting);
  if (hasPendingChanges()) return;
  const cart = readStoredCart().user_id === 0 ? currentCart().list : null;
  const known = changes;
  const list = await ignoreErrors(runInOrder(() => syncCart(cart)));
  if (!list || useUser.getState().user.id !== id) return;
  if (changes !== known) return loadCart({ isBack: isBack || hadPendingChanges });
  const before = currentCart();
  storeCart(refresh(before, list), id);
  if (isBack || hadPendingChanges) void showNews(before, currentCart());
}

export const chooseCartLine = (key: LineKey): void => apply((cart) => chooseLine(cart, key));
/** The market's cart, with these lines chosen and no others. */
export async function loadCartWith(keys: readonly LineKey[]): Promise<void> {
  await loadCart();
  apply((cart) => chooseOnly(cart, keys));
}
export const chooseCartShop = (shopId: number): void => apply((cart) => chooseShop(cart, shopId));
export const chooseWholeCart = (): void => apply(chooseAll);
export const toggleCartManage = (): void => apply(toggleManage);

/** Rejects with what the market refused it for. */
export async function addToCart(line: NewLine): Promise<void> {
  const { goods_id, sku_id, number, from } = line;
  apply((cart) => addLine(cart, line));
  await sendChange({ type: 'add', data: { goods_id, sku_id, number, ...(from && { from }) } });
}

function step(type: 'bcadd' | 'bcsub', key: LineKey, change: (cart: Cart, key: LineKey) => Cart): void {
  const before = currentCart();
  apply((cart) => change(cart, key));
  const line = findLine(currentCart(), key);
  if (!line || currentCart() === before) return;
  const { goods_id, sku_id, number, sum } = line;
  void ignoreErrors(sendChange({ type, goods_id, sku_id, number, sum }));
}

export const increaseCartLine = (key: LineKey): void => step('bcadd', key, increase);
export const decreaseCartLine = (key: LineKey): void => step('bcsub', key, decrease);

const asSent = (lines: ReturnType<typeof chosenLines>) =>
  lines.map(({ goods_id, sku_id, number }) => ({ goods_id, sku_id, number }));

/** Takes out the chosen lines, or everything with select-all on. */
export function deleteFromCart(): void {
  const { status } = currentCart();
  const data = asSent(chosenLines(currentCart()));
  if (data.length === 0) return;
  apply(deleteChosen);
  void ignoreErrors(sendChange(status ? { type: 'empty' } : { type: 'del', data }));
}

/** Moves the chosen lines to the favourites. It is for people logged in; rejects when the market refuses. */
export async function moveToFavourites(): Promise<void> {
  const data = asSent(chosenLines(currentCart()));
  if (data.length === 0) return;
  apply(deleteChosen);
  const added = await sendChange({ type: 'follow', data });
  saveCounters({
    collection: useStatistics.getState().statistics.dynamic.collection + (added ?? 0),
  });
  askAgain('GET /wanlshop/collect/list');
}

followSession({
  onCartLoad: () => void loadCart(),
  onEnd() {
    storeCart(emptyCart, 0);
    forgetChanges();
  },
});
onReconnect(() => void loadCart({ isBack: true }));
