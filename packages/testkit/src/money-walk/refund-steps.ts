/** Refunds: applied for, answered, sent back, brought to the platform and decided. */
import { asCents, formatMoney } from '@chengji/contract/money';
import { type ModelLine, type ModelOrder, type ModelRefund, periods } from './model-rows.ts';
import { describe } from './order-steps.ts';
import { differ, type MoneyWorld, type Step } from './world.ts';

const resubmissions = 3;
const nothing = { number: 1, isReturn: false, isShopsFault: false, asked: 0, isTooMuch: false };

type Terms = typeof nothing;

/** What may be asked for of a line, right or over the limits. */
function chooseTerms(world: MoneyWorld, order: ModelOrder, line: ModelLine): Terms {
  const number = world.isLikely(0.7) ? line.left : 1 + Math.floor(world.random() * line.left);
  const isReturn = line.isShipped && world.isLikely(0.5);
  const isShopsFault = world.isLikely(0.5);
  const { goods, freightToAsk } = world.model.computeMost({ order, line, number, isShopsFault });
  const most = goods + freightToAsk;
  const chance = world.random();
  const part =
    chance < 0.6 ? most : chance < 0.85 ? Math.floor(most * world.random()) : chance < 0.92 ? 0 : goods;
  const asked = world.isLikely(0.04) ? most + 1 : part;
  return { number, isReturn, isShopsFault, asked, isTooMuch: asked > most };
}

const toForm = ({ number, isReturn, isShopsFault, asked }: Omit<Terms, 'isTooMuch'>) => ({
  kind: isReturn ? ('return_and_refund' as const) : ('refund_only' as const),
  received: 'not_received' as const,
  reason: isShopsFault ? 'quality' : 'agreed',
  amount: formatMoney(asCents(asked)),
  number,
});

async function apply(world: MoneyWorld): Promise<string[]> {
  const order = world.pickOrder(
    ({ state, isReleased }) => state !== 'pending_payment' && state !== 'closed' && !isReleased,
  );
  const line = order && world.pick(order.lines);
  if (!order || !line || (line.leftCents === 0 && line.left > 0)) return [];
  const terms = line.left > 0 ? chooseTerms(world, order, line) : nothing;
  const isOver = order.state === 'completed' && order.dueAt <= world.now();
  const mayApply =
    order.state !== 'pending_payment' &&
    order.state !== 'closed' &&
    !order.isReleased &&
    !isOver &&
    !line.refund &&
    !line.isFinal &&
    line.left > 0 &&
    !terms.isTooMuch;
  const client = await world.shopper(order.person);
  const form = { ...toForm(terms), order_id: order.id, line_id: line.id };
  const outcome = await world.try(client.call('POST /wanlshop/refund/apply', form));
  if ('done' in outcome && mayApply) {
    const { isTooMuch: _, ...chosen } = terms;
    world.model.apply({
      ...chosen,
      id: outcome.done.id,
      refundNo: outcome.done.refund_no,
      order,
      line,
      state: 'pending_seller',
      dueAt: world.now() + periods.approve,
      submissions: 1,
      wasBrought: false,
      decision: null,
      wasSent: false,
      cents: 0,
    });
  }
  return differ(mayApply, outcome, `${JSON.stringify(form)} of ${describe(order)}`);
}

const pickRefund = (world: MoneyWorld, ...states: ModelRefund['state'][]) =>
  world.pick(world.model.refunds.filter(({ state }) => states.includes(state))) ??
  (world.isLikely(0.3) ? world.pick(world.model.refunds.slice(-10)) : undefined);

async function answer(world: MoneyWorld, how: 'approve' | 'reject'): Promise<string[]> {
  const refund = pickRefund(world, 'pending_seller');
  if (!refund) return [];
  const mayAnswer = refund.state === 'pending_seller';
  const client = await world.sellerAt(refund.order.shop);
  const outcome = await world.try(
    how === 'approve'
      ? client.call('POST /seller/refunds/approve', { id: refund.id })
      : client.call('POST /seller/refunds/reject', { id: refund.id, reason: '请补充照片' }),
  );
  const before = refund.state;
  if (mayAnswer) world.model[how](refund);
  return differ(mayAnswer, outcome, before);
}

async function resubmit(world: MoneyWorld): Promise<string[]> {
  const refund = pickRefund(world, 'rejected');
  if (!refund || refund.line.left === 0) return [];
  const { order, line } = refund;
  const terms = chooseTerms(world, order, line);
  const mayResubmit = refund.state === 'rejected' && refund.submissions <= resubmissions && !terms.isTooMuch;
  const client = await world.shopper(order.person);
  const form = { ...toForm(terms), id: refund.id };
  const outcome = await world.try(client.call('POST /wanlshop/refund/edit', form));
  const before = refund.state;
  if (mayResubmit) world.model.resubmit(refund, terms);
  return differ(mayResubmit, outcome, `${before} ${refund.submissions} ${JSON.stringify(form)}`);
}

async function closeRefund(world: MoneyWorld): Promise<string[]> {
  const refund = pickRefund(world, 'pending_seller', 'pending_return', 'rejected', 'intervention');
  if (!refund) return [];
  const { state } = refund;
  const mayClose = ['pending_seller', 'pending_return', 'rejected', 'intervention'].includes(state);
  const client = await world.shopper(refund.order.person);
  const outcome = await world.try(client.call('POST /wanlshop/refund/cancel', { id: refund.id }));
  if (mayClose) world.model.closeRefund(refund);
  return differ(mayClose, outcome, state);
}

async function send(world: MoneyWorld): Promise<string[]> {
  const refund = pickRefund(world, 'pending_return');
  if (!refund) return [];
  const maySend = refund.state === 'pending_return';
  const client = await world.shopper(refund.order.person);
  const parcel = { carrier: 'SF', tracking_no: `SF${String(refund.id).padStart(13, '0')}` };
  const outcome = await world.try(client.call('POST /wanlshop/refund/ship', { id: refund.id, ...parcel }));
  if (maySend) world.model.send(refund);
  return differ(maySend, outcome, refund.state);
}

async function endReturn(world: MoneyWorld, how: 'receive' | 'refuse'): Promise<string[]> {
  const refund = pickRefund(world, 'pending_receipt');
  if (!refund) return [];
  const mayEnd = refund.state === 'pending_receipt';
  const client = await world.sellerAt(refund.order.shop);
  const outcome = await world.try(
    how === 'receive'
      ? client.call('POST /seller/refunds/receive', { id: refund.id, resell: true })
      : client.call('POST /seller/refunds/refuse', { id: refund.id, reason: '不是同一件商品' }),
  );
  const before = refund.state;
  if (mayEnd) world.model[how === 'receive' ? 'receiveReturn' : 'refuse'](refund);
  return differ(mayEnd, outcome, before);
}

async function bring(world: MoneyWorld): Promise<string[]> {
  const refund = pickRefund(world, 'rejected');
  if (!refund) return [];
  const { state, wasBrought } = refund;
  const mayBring = state === 'rejected' && !wasBrought;
  const client = await world.shopper(refund.order.person);
  const outcome = await world.try(client.call('POST /wanlshop/refund/intervene', { id: refund.id }));
  if (mayBring) world.model.bring(refund);
  return differ(mayBring, outcome, `${state} ${wasBrought}`);
}

async function decide(world: MoneyWorld): Promise<string[]> {
  const refund = pickRefund(world, 'intervention');
  if (!refund) return [];
  const mayDecide = refund.state === 'intervention';
  const isYes = world.isLikely(0.75);
  const { goods, freight } = world.model.computeMost(refund);
  const cents = world.isLikely(0.6) ? goods + freight : Math.floor(goods * world.random());
  const borneBy = world.isLikely(0.3) ? ('platform' as const) : ('shop' as const);
  const isReturn = borneBy === 'shop' && refund.line.isShipped && !refund.wasSent && world.isLikely(0.4);
  const client = await world.platform();
  const outcome = await world.try(
    client.call('POST /platform/refunds/decide', {
      id: refund.id,
      verdict: isYes ? 'refund' : 'no',
      reason: '已核实双方凭证',
      ...(isYes && { amount: formatMoney(asCents(cents)), return_needed: isReturn, borne_by: borneBy }),
    }),
  );
  const before = refund.state;
  if (mayDecide && isYes) world.model.decide(refund, { cents, isReturn, borneBy });
  else if (mayDecide) world.model.closeRefund(refund);
  return differ(mayDecide, outcome, before);
}

async function seeToFailed(world: MoneyWorld): Promise<string[]> {
  const refund = pickRefund(world, 'failed');
  if (!refund) return [];
  const maySee = refund.state === 'failed';
  const { id, order, state } = refund;
  const asksAgain = world.isLikely(0.5);
  const outcome = await world.try<unknown>(
    asksAgain
      ? (await world.platform()).call('POST /platform/refunds/retry', { id, reason: '渠道已恢复' })
      : (await world.shopper(order.person)).call('POST /wanlshop/refund/to_balance', { id }),
  );
  if (maySee && asksAgain) world.model.retry(refund);
  else if (maySee) world.model.returnToBalance(refund);
  return differ(maySee, outcome, state);
}

export const refundSteps: Record<string, [weight: number, Step]> = {
  apply: [14, apply],
  approve: [4, (world) => answer(world, 'approve')],
  reject: [6, (world) => answer(world, 'reject')],
  resubmit: [4, resubmit],
  close_refund: [2, closeRefund],
  send: [5, send],
  receive_return: [3, (world) => endReturn(world, 'receive')],
  refuse_return: [2, (world) => endReturn(world, 'refuse')],
  bring: [4, bring],
  decide: [4, decide],
  see_to_failed: [3, seeToFailed],
};
