/** What is asked of the market: goods lists, goods details, and orders by every demo shopper. */
import { type CallClient, createCallClient } from '../../packages/client-kit/src/index.ts';
import type { SignedRequest } from './load.ts';

const shoppers = Array.from({ length: 9 }, (_, index) => `1380000000${index + 1}`);
const goodsAsked = 20;
const skusOfEach = 4;

type Call = { client: CallClient; taken: SignedRequest[] };

/** A client of the market; with `take` it only writes down, signed, what it would have sent. */
function clientOf(market: string, token: string | null, take: boolean): Call {
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

export type Workload = { list: SignedRequest[]; details: SignedRequest[]; orders: SignedRequest[] };

export async function prepareWorkload(market: string): Promise<Workload> {
  const visitor = clientOf(market, null, false).client;
  const { rows } = await visitor.call('GET /wanlshop/goods/list', { limit: goodsAsked });
  if (rows.length < goodsAsked) throw new Error(`the market shows ${rows.length} goods, too few to measure`);
  const reading = clientOf(market, null, true);
  await reading.client.call('GET /wanlshop/goods/list', { limit: goodsAsked });
  for (const { id } of rows) await reading.client.call('GET /wanlshop/goods/details', { id });
  const [list, ...details] = reading.taken;
  if (!list) throw new Error('nothing was asked');
  const orders: SignedRequest[] = [];
  for (const [index, account] of shoppers.entries()) {
    const goodsIds = rows.slice(index * 2, index * 2 + 2).map((row) => row.id);
    orders.push(...(await prepareOrders(market, account, goodsIds)));
  }
  return { list: [list], details, orders };
}

/** An order of one piece for each of some skus, at the price the market quotes. */
async function prepareOrders(market: string, account: string, goodsIds: number[]): Promise<SignedRequest[]> {
  const login = { account, password: 'demo1234', agree: true } as const;
  const { userinfo } = await clientOf(market, null, false).client.call('POST /wanlshop/user/login', login);
  const { client } = clientOf(market, userinfo.token, false);
  const writing = clientOf(market, userinfo.token, true);
  for (const goodsId of goodsIds) {
    const { skus } = await client.call('GET /wanlshop/goods/details', { id: goodsId });
    for (const sku of skus.filter(({ stock }) => stock > 0).slice(0, skusOfEach)) {
      const order = { type: 'goods' as const, items: [{ goods_id: goodsId, sku_id: sku.id, number: 1 }] };
      const { payable, address } = await client.call('POST /wanlshop/order/quote', order);
      if (!address) throw new Error(`${account} has no address`);
      await writing.client.call('POST /wanlshop/order/create', { ...order, payable, address_id: address.id });
    }
  }
  return writing.taken;
}
