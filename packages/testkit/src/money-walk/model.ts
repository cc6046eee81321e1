/** The simplest thing that could be the market's money: plain objects and sums, one step after the other, no database. */

import {
  type ModelLine,
  type ModelOrder,
  type ModelPayment,
  type ModelRefund,
  type ModelWithdrawal,
  periods,
  type Told,
} from './model-rows.ts';

/** Of ten thousand. */
const commissionRate = 500;

type Happening = { at: number; happen: () => void };

/** What pays an order comes before it closes in the same moment; a refund is sent after it was decided. */
const isFirst = ({ at, what }: Told, next: number): boolean => (what === 'paid' ? at <= next : at < next);

const settle = (worth: number) => {
  const commission = Math.floor((worth * commissionRate + 5_000) / 10_000);
  return { commission, income: worth - commission };
};

export const accounts = {
  available: (person: number) => `shopper:${person}:available`,
  frozen: (person: number) => `shopper:${person}:frozen`,
  pending: (shop: number) => `shop:${shop}:pending`,
  shopAvailable: (shop: number) => `shop:${shop}:available`,
  escrow: 'platform:escrow',
  refunding: 'platform:refunding',
  commission: 'platform:commission',
  promotions: 'platform:promotions',
  fees: 'platform:fees',
  channel: 'external:sandbox',
  bank: 'external:bank',
};

export class MoneyModel {
  now: number;
  readonly balances = new Map<string, number>();
  readonly orders: ModelOrder[] = [];
  readonly refunds: ModelRefund[] = [];
  readonly withdrawals: ModelWithdrawal[] = [];
  readonly payments = new Map<string, ModelPayment>();

  constructor(now: number) {
    this.now = now;
  }

  getCents = (account: string): number => this.balances.get(account) ?? 0;

  #move(from: string, to: string, cents: number): void {
    this.balances.set(from, this.getCents(from) - cents);
    this.balances.set(to, this.getCents(to) + cents);
  }

  /** The order is paid, unless it is closed or paid already: then the money waits to go back where it came from. */
  book(payment: ModelPayment): void {
    if (payment.isBooked) return;
    payment.isBooked = true;
    const { order, cents, person } = payment;
    this.#move(accounts.channel, order ? accounts.escrow : accounts.available(person), cents);
    if (order?.state === 'pending_payment') this.#take(order, 'sandbox');
  }

  payFromBalance(order: ModelOrder): void {
    this.#move(accounts.available(order.person), accounts.escrow, order.payable);
    this.#take(order, 'balance');
  }

  #take(order: ModelOrder, by: 'balance' | 'sandbox'): void {
    order.state = 'pending_shipment';
    order.paidBy = by;
    order.dueAt = Number.POSITIVE_INFINITY;
  }

  close(order: ModelOrder): void {
    order.state = 'closed';
    order.dueAt = Number.POSITIVE_INFINITY;
  }

  /** Lines that could go now. */
  listShippable = ({ lines }: ModelOrder) =>
    lines.filter(({ isShipped, left, refund }) => !isShipped && left > 0 && !refund);

  ship(order: ModelOrder): void {
    for (const line of this.listShippable(order)) line.isShipped = true;
    order.isShipped = true;
    if (order.state === 'pending_shipment') {
      this.#enter(order, 'shipped', this.now + periods.receive);
    } else if (order.state === 'shipped') {
      order.dueAt = Math.max(order.dueAt, this.now + periods.receive);
    }
  }

  receive = (order: ModelOrder) => this.#enter(order, 'pending_review', this.now + periods.comment);

  complete(order: ModelOrder): void {
    this.#enter(order, 'completed', this.now + periods.afterSale);
    const { commission, income } = settle(order.payable - order.returned);
    this.#move(accounts.escrow, accounts.commission, commission);
    this.#move(accounts.escrow, accounts.pending(order.shop), income);
  }

  /** What stands still begins to stand still anew in each state. */
  #enter(order: ModelOrder, state: ModelOrder['state'], dueAt: number): void {
    order.state = state;
    order.dueAt = dueAt;
    if (order.pausedAt !== null) order.pausedAt = this.now;
  }

  #release(order: ModelOrder): void {
    order.isReleased = true;
    order.dueAt = Number.POSITIVE_INFINITY;
    const { income } = settle(order.payable - order.returned);
    this.#move(accounts.pending(order.shop), accounts.shopAvailable(order.shop), income);
  }

  /** The most that can go back for so many pieces, with the freight where that joins. */
  computeMost({
    line,
    order,
    number,
    isShopsFault,
  }: Pick<ModelRefund, 'line' | 'order' | 'number' | 'isShopsFault'>) {
    const isAll = number >= line.left;
    const goods = isAll ? line.leftCents : Math.floor((line.leftCents * number) / line.left);
    const isLast = (isGone: (line: ModelLine) => boolean) =>
      order.lines.every((other) => other === line || other.left === 0 || isGone(other));
    const mayJoin = isAll && (!order.isShipped || isShopsFault);
    const takesAll = ({ refund, left, leftCents }: ModelLine) =>
      refund !== null && refund.number >= left && refund.asked >= leftCents;
    return {
      goods,
      isLast: isAll && isLast(() => false),
      freight: mayJoin && isLast(() => false) ? order.freightLeft : 0,
      freightToAsk: mayJoin && isLast(takesAll) ? order.freightLeft : 0,
    };
  }

  apply(refund: ModelRefund): void {
    const { order, line } = refund;
    line.refund = refund;
    order.openRefunds += 1;
    order.pausedAt ??= this.now;
    this.refunds.push(refund);
  }

  approve(refund: ModelRefund): void {
    if (refund.isReturn) this.#await(refund, 'pending_return', periods.return);
    else this.#pay(refund, refund.asked, 'shop');
  }

  #await(refund: ModelRefund, state: ModelRefund['state'], period: number): void {
    refund.state = state;
    refund.dueAt = this.now + period;
  }

  reject = (refund: ModelRefund) => this.#await(refund, 'rejected', periods.rejected);

  resubmit(
    refund: ModelRefund,
    change: Pick<ModelRefund, 'asked' | 'number' | 'isReturn' | 'isShopsFault'>,
  ): void {
    Object.assign(refund, change);
    refund.submissions += 1;
    refund.wasSent = false; // what was refused went back to the buyer
    this.#await(refund, 'pending_seller', periods.approve);
  }

  send(refund: ModelRefund): void {
    refund.wasSent = true;
    this.#await(refund, 'pending_receipt', periods.receiveReturn);
  }

  /** What the platform decided, a shop cannot reject. */
  refuse(refund: ModelRefund): void {
    if (refund.decision) this.#await(refund, 'intervention', periods.decide);
    else this.reject(refund);
  }

  bring(refund: ModelRefund): void {
    refund.wasBrought = true;
    this.#await(refund, 'intervention', periods.decide);
  }

  decide(refund: ModelRefund, decision: NonNullable<ModelRefund['decision']>): void {
    refund.decision = decision;
    if (decision.isReturn && !refund.wasSent) this.#await(refund, 'pending_return', periods.return);
    else this.#pay(refund, decision.cents, decision.borneBy);
  }

  receiveReturn(refund: ModelRefund): void {
    const { decision, asked } = refund;
    this.#pay(refund, decision?.cents ?? asked, decision?.borneBy ?? 'shop');
  }

  #pay(refund: ModelRefund, asked: number, borneBy: 'shop' | 'platform'): void {
    const { order, line } = refund;
    const { goods: most, freight: joining, isLast } = this.computeMost(refund);
    const isWhole = asked >= most;
    const goods = isWhole ? most : asked;
    const freight = isWhole ? joining : 0;
    refund.cents = goods + freight;
    const wasReturned = refund.wasSent;
    const takesPieces = borneBy === 'shop' && (isWhole || wasReturned);
    const closes = order.state === 'pending_shipment' && takesPieces && isLast;
    const target = order.paidBy === 'balance' ? accounts.available(order.person) : accounts.refunding;
    if (borneBy === 'platform') this.#move(accounts.promotions, target, refund.cents);
    else this.#takeBack(order, refund.cents, target);
    line.leftCents -= goods;
    order.freightLeft -= freight;
    if (takesPieces) line.left -= Math.min(refund.number, line.left);
    if (closes) {
      this.#move(accounts.escrow, accounts.promotions, order.payable - order.returned);
      this.close(order);
    } else if (this.#isDone(order)) {
      this.complete(order);
    }
    line.isFinal ||= refund.cents === 0;
    if (order.paidBy === 'balance' || refund.cents === 0) this.#end(refund, 'completed');
    else Object.assign(refund, { state: 'processing', dueAt: null });
  }

  /** Nothing of it is left to receive or to review. */
  #isDone = ({ state, lines }: ModelOrder): boolean =>
    (state === 'shipped' || state === 'pending_review') && lines.every(({ left }) => left === 0);

  #takeBack(order: ModelOrder, cents: number, target: string): void {
    const before = settle(order.payable - order.returned);
    order.returned += cents;
    const after = settle(order.payable - order.returned);
    if (order.state === 'completed') {
      this.#move(accounts.pending(order.shop), target, before.income - after.income);
      this.#move(accounts.commission, target, before.commission - after.commission);
    } else {
      this.#move(accounts.escrow, target, cents);
    }
  }

  closeRefund = (refund: ModelRefund) => this.#end(refund, 'closed');

  fail = (refund: ModelRefund) => Object.assign(refund, { state: 'failed' });

  retry = (refund: ModelRefund) => Object.assign(refund, { state: 'processing' });

  returnThroughChannel(refund: ModelRefund): void {
    this.#move(accounts.refunding, accounts.channel, refund.cents);
    this.#end(refund, 'completed');
  }

  returnToBalance(refund: ModelRefund): void {
    this.#move(accounts.refunding, accounts.available(refund.order.person), refund.cents);
    this.#end(refund, 'completed');
  }

  #end(refund: ModelRefund, state: 'completed' | 'closed'): void {
    const { order, line } = refund;
    Object.assign(refund, { state, dueAt: null });
    line.refund = null;
    order.openRefunds -= 1;
    if (order.openRefunds > 0 || order.pausedAt === null) return;
    const stoodStill = this.now - order.pausedAt;
    order.pausedAt = null;
    if (order.state === 'shipped' || order.state === 'pending_review') order.dueAt += stoodStill;
  }

  withdraw(withdrawal: ModelWithdrawal): void {
    this.withdrawals.push(withdrawal);
    this.#move(accounts.available(withdrawal.person), accounts.frozen(withdrawal.person), withdrawal.cents);
  }

  payWithdrawal(withdrawal: ModelWithdrawal): void {
    const { person, cents, fee } = withdrawal;
    withdrawal.state = 'paid';
    this.#move(accounts.frozen(person), accounts.bank, cents - fee);
    this.#move(accounts.frozen(person), accounts.fees, fee);
  }

  rejectWithdrawal(withdrawal: ModelWithdrawal): void {
    const { person, cents } = withdrawal;
    withdrawal.state = 'rejected';
    this.#move(accounts.frozen(person), accounts.available(person), cents);
  }

  /** All that happens by itself until then, each at its time; what the channel said counts from when it was heard. */
  pass(until: number, told: readonly Told[]): void {
    const waiting = [...told];
    for (;;) {
      const next = this.#findNext(until);
      const [heard] = waiting;
      if (heard && isFirst(heard, next?.at ?? Number.POSITIVE_INFINITY)) {
        waiting.shift();
        this.now = Math.max(this.now, heard.at);
        this.hear(heard);
      } else if (next) {
        this.now = Math.max(this.now, next.at);
        next.happen();
      } else {
        break;
      }
    }
    this.now = until;
  }

  hear({ no, what }: Told): void {
    const payment = this.payments.get(no);
    if (what === 'paid' && payment) this.book(payment);
    const refund = this.refunds.find(({ refundNo }) => refundNo === no);
    if (refund?.state === 'processing' && what === 'returned') this.returnThroughChannel(refund);
    if (refund?.state === 'processing' && what === 'not_returned') this.fail(refund);
    // what nobody took is given back under the payment's number
    const unwanted = this.payments.get(no.slice(1));
    if (!refund && unwanted && what === 'returned')
      this.#move(accounts.escrow, accounts.channel, unwanted.cents);
  }

  #findNext(until: number): Happening | undefined {
    const ofOrders = this.orders
      .filter(({ pausedAt, isReleased }) => pausedAt === null && !isReleased)
      .map((order): Happening => ({ at: order.dueAt, happen: () => this.#passOrder(order) }));
    const ofRefunds = this.refunds.flatMap((refund): Happening[] =>
      refund.dueAt === null ? [] : [{ at: refund.dueAt, happen: () => this.#passRefund(refund) }],
    );
    const [first] = [...ofOrders, ...ofRefunds].sort((a, b) => a.at - b.at);
    return first && first.at <= until ? first : undefined;
  }

  #passOrder(order: ModelOrder): void {
    if (order.state === 'pending_payment') this.close(order);
    else if (order.state === 'shipped') this.receive(order);
    else if (order.state === 'pending_review') this.complete(order);
    else if (order.state === 'completed') this.#release(order);
  }

  #passRefund(refund: ModelRefund): void {
    const { state, asked, isReturn, decision } = refund;
    if (state === 'pending_seller') this.approve(refund);
    else if (state === 'pending_receipt') this.receiveReturn(refund);
    else if (state === 'intervention')
      this.decide(refund, { cents: decision?.cents ?? asked, isReturn, borneBy: 'shop' });
    else this.closeRefund(refund);
  }
}
