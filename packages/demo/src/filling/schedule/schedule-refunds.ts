import { type Cents, formatMoney, parseMoney, share } from '@chengji/contract/money';
import type { Actor } from '@chengji/server/kernel/context';
import { addPlatformStaff } from '@chengji/server/modules/identity/index';
import { readNotices } from '@chengji/server/modules/notices/index';
import {
  findAfterSale,
  placeOrder,
  quoteOrder,
  receiveOrder,
  shipOrder,
} from '@chengji/server/modules/orders/index';
import { createPayment } from '@chengji/server/modules/payments/index';
import {
  addBuyersEvidence,
  addShopsEvidence,
  applyRefund,
  approveRefund,
  bringToPlatform,
  cancelRefund,
  decideRefund,
  previewRefund,
  receiveReturn,
  rejectRefund,
  resubmitRefund,
  saveReturnAddress,
  sendBack,
} from '@chengji/server/modules/refunds/index';
import { demoPassword, demoPayPassword } from '../../accounts.ts';
import { allGoods } from '../../goods/all-goods.ts';
import { getReturnArea } from '../../market/return-addresses.ts';
import { type ShopKey, shops as shopRows } from '../../market/shops.ts';
import { randomFrom } from '../../random.ts';
import { type DemoRefund, demoRefunds, type RefundMove } from '../../trades/refund-plan.ts';
import type { FilledGoods } from '../fill-goods.ts';
import type { FilledShopper } from '../fill-shoppers.ts';
import type { FilledShop } from '../fill-shops.ts';
import type { Filling } from '../filling.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { Happening } from './schedule.ts';

type Around = {
  shops: ReadonlyMap<ShopKey, FilledShop>;
  shoppers: readonly FilledShopper[];
  goods: ReadonlyMap<string, FilledGoods>;
};

const DAY = 24 * 60;

/** A refund on its way: what its earlier moves answered. */
type Running = {
  plan: DemoRefund;
  index: number;
  shopper: FilledShopper;
  shop: FilledShop;
  orderId: number;
  lineId: number;
  amount: string;
  id: number;
};

/** Every shop says where goods go back to; then each move of every refund. */
export async function scheduleRefunds(
  filling: Filling,
  around: Around,
  gateway: PaymentGateway | null,
): Promise<Happening[]> {
  filling.standAt(120 * DAY);
  await saveAddresses(filling, around.shops);
  const clerk = await addClerk(filling);
  const doMove = createMoves(filling, { ...around, gateway }, clerk);
  const plans = demoRefunds.filter(({ atChannel }) => !atChannel || gateway);
  return plans.flatMap((plan, index) => {
    const refund = begin(plan, index, around);
    const random = randomFrom(`refund ${index}`);
    return plan.moves.map(([move, days]) => ({
      before: days * DAY - random.whole(0, mostLateMinutes),
      happens: () => doMove[move](refund),
    }));
  });
}

/** People do not act at the tenth of a day; less than a move is after the one before. */
const mostLateMinutes = 100;

async function saveAddresses(filling: Filling, shops: Around['shops']): Promise<void> {
  for (const { key, city, name, mobile } of shopRows) {
    const shop = shops.get(key);
    if (!shop) throw new Error(`no shop ${key}`);
    await saveReturnAddress(filling.as(shop.owner), {
      name: `${name.zh.slice(0, 8)}退货组`,
      mobile,
      detail: '物流园 6 号仓退货处',
      ...getReturnArea(city.zh),
      is_default: true,
    });
  }
}

async function addClerk(filling: Filling): Promise<Actor> {
  const clerk = { account: 'support1', name: '小裴', role: 'support', password: demoPassword };
  const staffId = await addPlatformStaff(filling.ctx, clerk);
  return { kind: 'platform', staffId, rights: ['refunds.read', 'refunds.decide'], sessionId: 0 };
}

function begin(plan: DemoRefund, index: number, { shops, shoppers }: Around): Running {
  const shopper = shoppers[plan.shopper - 1];
  const shop = shops.get(plan.shop);
  if (!shopper || !shop) throw new Error(`no shopper ${plan.shopper} or no shop ${plan.shop}`);
  return { plan, index, shopper, shop, orderId: 0, lineId: 0, amount: '0.00', id: 0 };
}

const dearestCents = 30_000;

/** A goods of the shop that there is enough of, another for each refund. */
function pickItem({ plan, index }: Running, goods: Around['goods']) {
  const fitting = allGoods.filter(
    ({ shop, skus }) =>
      shop === plan.shop && (skus[0]?.stock ?? 0) >= 20 && (skus[0]?.priceCents ?? 0) < dearestCents,
  );
  const picked = goods.get(fitting[index % fitting.length]?.key ?? '');
  if (!picked) throw new Error(`nothing to buy of ${plan.shop}`);
  return { goods_id: picked.id, sku_id: picked.skuIds[0] ?? 0, number: 1 };
}

type DoMove = (refund: Running) => Promise<unknown>;

function createMoves(
  filling: Filling,
  { goods, gateway }: Around & { gateway: PaymentGateway | null },
  clerk: Actor,
): Record<RefundMove, DoMove> {
  const asShopper = ({ shopper }: Running, key?: string) => filling.as(shopper.actor, key);
  const asShop = ({ shop }: Running) => filling.as(shop.owner);
  return {
    async place(refund) {
      const { index, shopper } = refund;
      await readNotices(asShopper(refund), {});
      const items = [pickItem(refund, goods)];
      const checkout = { type: 'goods', items, address_id: shopper.addressId } as const;
      const { payable } = await quoteOrder(asShopper(refund), checkout);
      const placing = asShopper(refund, `demo:refund:place:${index}`);
      const { trade_no, orders } = await placeOrder(placing, { ...checkout, payable, remarks: {} });
      refund.orderId = orders[0]?.id ?? 0;
      const paying = asShopper(refund, `demo:refund:pay:${index}`);
      if (refund.plan.atChannel) await gateway?.pay(paying, trade_no);
      else await createPayment(paying, { trade_no, channel: 'balance', password: demoPayPassword });
    },
    ship: (refund) =>
      shipOrder(asShop(refund), {
        order_id: refund.orderId,
        carrier: 'SF',
        tracking_no: `SF${String(31_000_000_000 + refund.index).padStart(13, '0')}`,
        without_refunds: false,
      }),
    async apply(refund) {
      const { plan, orderId } = refund;
      refund.lineId = (await findAfterSale(filling.ctx, orderId))?.lines[0]?.id ?? 0;
      const { max } = await previewRefund(asShopper(refund), {
        order_id: orderId,
        line_id: refund.lineId,
        kind: plan.kind,
        reason: plan.reason,
      });
      refund.amount = formatMoney(computeAsked(plan, parseMoney(max)));
      const asked = { ...toApplication(refund), order_id: orderId, line_id: refund.lineId };
      refund.id = (await applyRefund(asShopper(refund), asked)).id;
    },
    async approve(refund) {
      await approveRefund(asShop(refund), { id: refund.id });
      if (refund.plan.atChannel) await gateway?.sendRefunds(refund.plan.atChannel);
    },
    reject: (refund) =>
      rejectRefund(asShop(refund), { id: refund.id, reason: refund.plan.answer, images: [] }),
    resubmit: (refund) => resubmitRefund(asShopper(refund), { id: refund.id, ...toApplication(refund) }),
    send: (refund) =>
      sendBack(asShopper(refund), {
        id: refund.id,
        carrier: 'SF',
        tracking_no: `SF${String(32_000_000_000 + refund.index).padStart(13, '0')}`,
      }),
    receive: (refund) => receiveReturn(asShop(refund), { id: refund.id, resell: true }),
    bring: (refund) =>
      bringToPlatform(asShopper(refund), {
        id: refund.id,
        content: '与商家协商不成，请平台看一下照片。',
        images: [],
      }),
    async evidence(refund) {
      const { id } = refund;
      await addShopsEvidence(asShop(refund), { id, content: '附上出库时的称重记录。', images: [] });
      await addBuyersEvidence(asShopper(refund), { id, content: '开箱时就是这样。', images: [] });
    },
    decide: (refund) =>
      decideRefund(filling.as(clerk), {
        id: refund.id,
        verdict: 'refund',
        amount: formatMoney(computeAsked({ share: 60 }, parseMoney(refund.amount))),
        return_needed: false,
        borne_by: 'shop',
        reason: '照片可见破损，按受损部分退款，无需退货。',
      }),
    dismiss: (refund) =>
      decideRefund(filling.as(clerk), {
        id: refund.id,
        verdict: 'no',
        return_needed: false,
        borne_by: 'shop',
        reason: '穿着痕迹明显，不属于到货问题。',
      }),
    keep: (refund) => receiveOrder(asShopper(refund), { id: refund.orderId }),
    cancel: (refund) => cancelRefund(asShopper(refund), { id: refund.id }),
  };
}

const computeAsked = (plan: Pick<DemoRefund, 'share'>, max: Cents): Cents =>
  share(max, [plan.share, 100 - plan.share])[0] ?? max;

const toApplication = ({ plan, amount }: Running) => ({
  kind: plan.kind,
  received: plan.received,
  reason: plan.reason,
  content: plan.content,
  images: [],
  amount,
});
