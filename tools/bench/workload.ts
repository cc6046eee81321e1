/**
 * What is asked of the market: the home page, lists, searches, goods details, team pages, feeds, quotes, carts, and orders
 * of one piece by every buyer, which may be paid from the balance.
 */

import { type CallClient, createCallClient } from '../../packages/client-kit/src/index.ts';
import { computeAppKey, computeSign } from '../../packages/client-kit/src/sign.ts';
import type { CallIn } from '../../packages/contract/src/index.ts';
import { testPayPassword } from '../../packages/testkit/src/index.ts';
import type { Filled } from './fill.ts';
import type { SignedRequest } from './load.ts';

const goodsAsked = 20;
/** Of the market that is measured. */
const socketUrl = process.env.SOCKET_URL || '/socket';
const searches = ['商品', '商品 2', '品 1', '包邮 商品'];

type Asking = { client: CallClient; taken: SignedRequest[] };

/** A client of the market; with `take` it only writes down, signed, what it would have sent. */
function createClient(market: string, token: string | null, take: boolean): Asking {
  const taken: SignedRequest[] = [];
  const client = createCallClient({
    base: `${market}/api`,
    socketUrl,
    appClient: 'H5',
    token: () => token,
    language: () => 'zh',
    ...(take && {
      fetch: async (input, init) => {
        const { pathname, search } = new URL(String(input));
        taken.push({
          method: init?.method === 'POST' ? 'POST' : 'GET',
          path: pathname + search,
          headers: init?.headers as Record<string, string>,
          ...(typeof init?.body === 'string' && { body: init.body }),
        });
        return Response.json({ code: 1, msg: '', time: 0, data: null });
      },
    }),
  });
  return { client, taken };
}

export type Workload = {
  home: SignedRequest[];
  list: SignedRequest[];
  details: SignedRequest[];
  groups: SignedRequest[];
  teams: SignedRequest[];
  search: SignedRequest[];
  /** Posts that are recommended, of people whom the reader follows, and of one of the others. */
  feeds: { recommended: SignedRequest[]; following: SignedRequest[]; person: SignedRequest[] };
  quotes: SignedRequest[];
  /** Each puts two pieces of a sku into a cart; the same once more changes nothing but is written as well. */
  cart: SignedRequest[];
  orders: SignedRequest[];
  /** Orders of every buyer, each to be paid: nobody may pay more than thirty times a minute. */
  payments: SignedRequest[];
};

const payPath = '/wanlshop/pay/create';

/** Pays what an order's answer names, as the buyer who placed it. */
export function payFromBalance({ headers }: SignedRequest, placed: unknown): SignedRequest {
  const { trade_no } = placed as { trade_no: string };
  const input = { trade_no, channel: 'balance', password: testPayPassword };
  return {
    method: 'POST',
    path: `/api${payPath}`,
    headers: { ...headers, Sign: computeSign(payPath, input, computeAppKey(socketUrl)) },
    body: JSON.stringify(input),
  };
}

async function takeFeed(market: string, token: string, input: CallIn<'GET /wanlshop/find/list'>) {
  const { client, taken } = createClient(market, token, true);
  await client.call('GET /wanlshop/find/list', input);
  return taken;
}

export async function prepareWorkload(market: string, filled: Filled): Promise<Workload> {
  const { buyers, items, teams, reader, author } = filled;
  const { rows } = await createClient(market, null, false).client.call('GET /wanlshop/goods/list', {
    limit: goodsAsked,
  });
  if (rows.length < goodsAsked) throw new Error(`the market shows ${rows.length} goods, too few to measure`);
  const home = createClient(market, null, true);
  await home.client.call('GET /wanlshop/common/init', {});
  const list = createClient(market, null, true);
  await list.client.call('GET /wanlshop/goods/list', { limit: goodsAsked });
  const details = createClient(market, null, true);
  for (const { id } of rows) await details.client.call('GET /wanlshop/goods/details', { id });
  const groups = createClient(market, null, true);
  await groups.client.call('GET /wanlshop/groups/list', { limit: goodsAsked });
  const pages = createClient(market, null, true);
  for (const id of teams.slice(0, goodsAsked)) await pages.client.call('GET /wanlshop/groups/team', { id });
  const search = createClient(market, null, true);
  for (const keyword of searches)
    await search.client.call('GET /wanlshop/goods/list', { keyword, limit: goodsAsked });
  const cart: SignedRequest[] = [];
  const quotes: SignedRequest[] = [];
  const orders: SignedRequest[] = [];
  for (const [index, buyer] of buyers.entries()) {
    const item = items[index % items.length];
    if (!item) continue;
    const order = { type: 'goods' as const, items: [{ ...item, number: 1 }], address_id: buyer.addressId };
    const { payable } = await createClient(market, buyer.token, false).client.call(
      'POST /wanlshop/order/quote',
      order,
    );
    const { client, taken } = createClient(market, buyer.token, true);
    await client.call('POST /wanlshop/cart/storage', { type: 'bcadd', ...item, number: 2 });
    await client.call('POST /wanlshop/order/quote', order);
    await client.call('POST /wanlshop/order/create', { ...order, payable });
    const [filling, quoting, placing] = taken;
    if (filling) cart.push(filling);
    if (quoting) quotes.push(quoting);
    if (placing) orders.push(placing);
  }
  return {
    home: home.taken,
    list: list.taken,
    details: details.taken,
    groups: groups.taken,
    teams: pages.taken,
    search: search.taken,
    feeds: {
      recommended: await takeFeed(market, reader.token, {}),
      following: await takeFeed(market, reader.token, { feed: 'following' }),
      person: await takeFeed(market, reader.token, { kind: 'user', author_id: author }),
    },
    quotes: quotes.slice(0, items.length),
    cart,
    orders: orders.slice(0, items.length),
    payments: orders,
  };
}
