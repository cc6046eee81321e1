/** What is asked of the market: the home page, lists, goods details, team pages, and orders of one piece by every buyer. */
import { type CallClient, createCallClient } from '../../packages/client-kit/src/index.ts';
import type { Filled } from './fill.ts';
import type { SignedRequest } from './load.ts';

const goodsAsked = 20;

type Asking = { client: CallClient; taken: SignedRequest[] };

/** A client of the market; with `take` it only writes down, signed, what it would have sent. */
function createClient(market: string, token: string | null, take: boolean): Asking {
  const taken: SignedRequest[] = [];
  const client = createCallClient({
    base: `${market}/api`,
    socketUrl: '/socket',
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
  orders: SignedRequest[];
};

export async function prepareWorkload(market: string, { buyers, items, teams }: Filled): Promise<Workload> {
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
  const orders: SignedRequest[] = [];
  for (const [index, item] of items.entries()) {
    const buyer = buyers[index % buyers.length];
    if (!buyer) continue;
    const order = { type: 'goods' as const, items: [{ ...item, number: 1 }], address_id: buyer.addressId };
    const { payable } = await createClient(market, buyer.token, false).client.call(
      'POST /wanlshop/order/quote',
      order,
    );
    const placing = createClient(market, buyer.token, true);
    await placing.client.call('POST /wanlshop/order/create', { ...order, payable });
    orders.push(...placing.taken);
  }
  return {
    home: home.taken,
    list: list.taken,
    details: details.taken,
    groups: groups.taken,
    teams: pages.taken,
    orders,
  };
}
