/**
 * A random walk over group buying, the same for the same seed: people place, pay, cancel and pay late, time
 * passes, deadlines fire in any order and a channel tells of payments again and again; after each step the
 * market must be what the model is. It calls the verbs themselves, with a clock of its own.
 */
import { randomUUID } from 'node:crypto';
import { asCents, formatMoney } from '@chengji/contract/money';
import type { Context } from '@chengji/server/kernel/context';
import { Refusal } from '@chengji/server/kernel/refusal';
import { endDueTeams } from '@chengji/server/modules/groups/teams/end-teams';
import { cancelOrder, placeOrder } from '@chengji/server/modules/orders/index';
import { closeUnpaidTrade } from '@chengji/server/modules/orders/lifecycle/close-unpaid-trade';
import { GuardedGateway } from '@chengji/server/modules/payments/channels/guarded-gateway';
import { createPayment, settleOpenPayments } from '@chengji/server/modules/payments/index';
import { computeChannelEnd } from '@chengji/server/modules/payments/payment.rules';
import { sendRefunds } from '@chengji/server/modules/payments/payments.jobs';
import { sendRefund } from '@chengji/server/modules/payments/refunds/send-refund';
import { capturePayment } from '@chengji/server/modules/payments/settlement/capture-payment';
import { sql } from 'drizzle-orm';
import type { Buyer, TestCampaign } from '../builders/teams.ts';
import type { ExternalChannel } from '../external-channel.ts';
import type { Market } from '../market.ts';
import { compare } from './compare.ts';
import { type ModelCampaign, type ModelOrder, TeamModel } from './model.ts';

export type WalkCampaign = { made: TestCampaign; model: ModelCampaign };
type PaymentNotice = { order: ModelOrder; paymentNo: string };

const minute = 60_000;

/** Numbers from a seed (mulberry32): the same seed, the same walk. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export class TeamWalk {
  readonly model: TeamModel;
  readonly counts: Record<string, number> = {};
  /** Booked as come in from outside, and what of it nobody took and has not gone back. */
  outsideCents = 0;
  toReturnCents = 0;
  readonly #market: Market;
  readonly #random: () => number;
  readonly #people: readonly Buyer[];
  readonly #campaigns: readonly WalkCampaign[];
  readonly #channel: ExternalChannel;
  readonly #payments: PaymentNotice[] = [];
  readonly #booked = new Set<string>();

  constructor(
    market: Market,
    given: {
      seed: number;
      now: number;
      people: readonly Buyer[];
      campaigns: readonly WalkCampaign[];
      channel: ExternalChannel;
    },
  ) {
    this.#market = market;
    this.#random = randomFrom(given.seed);
    this.model = new TeamModel(given.now);
    this.#people = given.people;
    this.#campaigns = given.campaigns;
    this.#channel = given.channel;
  }

  /** Takes one step; answers what the market and the model differ in. */
  async step(): Promise<string[]> {
    const steps: [string, number, () => Promise<string[]>][] = [
      ['place', 30, () => this.#place()],
      ['pay', 26, () => this.#pay()],
      ['callback', 14, () => this.#callBack()],
      ['cancel', 8, () => this.#cancel()],
      ['expire', 7, () => this.#expire()],
      ['end', 5, () => this.#end()],
      ['pass', 8, () => this.#pass()],
      ['refund', 1, () => this.#sendBack()],
      ['stop', 1, () => this.#stop()],
    ];
    let point = this.#random() * steps.reduce((sum, [, weight]) => sum + weight, 0);
    const [name, , take] = steps.find(([, weight]) => {
      point -= weight;
      return point < 0;
    }) ?? ['pass', 0, () => this.#pass()];
    this.#count(name);
    return (await take()).map((difference) => `${name}: ${difference}`);
  }

  /** Until nothing is due any more. */
  async settle(): Promise<string[]> {
    const differences: string[] = [];
    while (this.model.teams.some(({ state }) => state === 'start') || this.#isUnpaid()) {
      this.model.now += 200 * 60 * minute; // who pays late may open one more team
      while (this.#dueOrders().length > 0) differences.push(...(await this.#expire()));
      differences.push(...(await this.#end()));
    }
    differences.push(...(await this.#sendBack()));
    for (const { state, tier } of this.model.teams) this.#count(`team ${state} ${tier ?? ''}`.trim());
    for (const { state, returned } of this.model.orders)
      this.#count(`order ${state}${returned > 0 ? ' with money back' : ''}`);
    return differences;
  }

  #count(what: string): void {
    this.counts[what] = (this.counts[what] ?? 0) + 1;
  }

  #context(person?: Buyer): Context {
    const ctx = this.#market.context(person && { kind: 'shopper', id: person.id, sessionId: 0 });
    const now = this.model.now;
    const clock = { now: () => new Date(now) };
    // a circuit breaker that is new: the walk says when the channel answers
    const gateways = new Map([['sandbox', new GuardedGateway(this.#channel, clock)]]);
    const services = { ...ctx.services, gateways };
    return { ...ctx, services, clock, idempotencyKey: randomUUID() } as Context;
  }

  #pick<T>(all: readonly T[]): T | undefined {
    return all[Math.floor(this.#random() * all.length)];
  }

  /** The market's word for why not, or what it did. */
  async #try<T>(work: Promise<T>): Promise<{ done: T } | { refusal: string }> {
    try {
      return { done: await work };
    } catch (error) {
      if (error instanceof Refusal) return { refusal: error.key };
      throw error;
    }
  }

  #differs(refusal: string | null, outcome: object): string[] {
    const refused = 'refusal' in outcome ? String(outcome.refusal) : null;
    if (refused) this.#count(refused);
    return refused === refusal ? [] : [`the market says ${refused}, the model ${refusal}`];
  }

  async #place(): Promise<string[]> {
    const person = this.#pick(this.#people);
    const campaign = this.#pick(this.#campaigns);
    if (!person || !campaign) return [];
    const teams = this.model.teams.filter((team) => team.campaign === campaign.model);
    const open = teams.filter((team) => this.model.isOpen(team));
    const team = (this.#random() < 0.8 && this.#pick(this.#random() < 0.85 ? open : teams.slice(-4))) || null;
    const number = this.#random() < 0.8 ? 1 : 2;
    const late = this.#random() < 0.7 ? 'move' : 'refund';
    const placing = { person: person.id, campaign: campaign.model, team, number, late } as const;
    const refusal = this.model.getRefusalKey(placing);
    const payable = formatMoney(asCents((campaign.model.prices[0] ?? 0) * number));
    const outcome = await this.#try(
      placeOrder(this.#context(person), {
        type: campaign.made.type,
        items: [{ ...campaign.made.item, number }],
        address_id: person.addressId,
        payable,
        late,
        ...(team ? { team_id: team.id } : { campaign_id: campaign.model.id }),
      }),
    );
    if (refusal === null && 'done' in outcome) {
      const { orders, trade_no, team_id } = outcome.done;
      const id = orders[0]?.id ?? 0;
      const ids = { id, tradeNo: trade_no, teamId: team_id ?? 0, tradeId: await this.#getTradeId(id) };
      this.model.place(placing, ids);
    }
    return [...this.#differs(refusal, outcome), ...(await this.#compareLast())];
  }

  async #getTradeId(orderId: number): Promise<number> {
    const { rows } = await this.#market
      .context()
      .db.execute(sql`select trade_id from orders where id = ${orderId}`);
    return Number(rows[0]?.trade_id);
  }

  #compareLast = () => this.#compare(this.model.orders.slice(-1));

  #compare = (orders: readonly ModelOrder[]) => compare(this.#market.context().db, this.model, [...orders]);

  /** Opens a payment and pays it outside; mostly the channel tells of it at once. */
  async #pay(): Promise<string[]> {
    const order =
      this.#pick(this.model.orders.filter(({ state }) => state === 'unpaid')) ??
      this.#pick(this.model.orders.slice(-20));
    const person = order && this.#people.find(({ id }) => id === order.person);
    if (!order || !person) return [];
    const isClosed = order.state === 'closed' && order.returned === 0;
    const refusal = isClosed
      ? 'payments.trade_closed'
      : order.state !== 'unpaid'
        ? 'payments.trade_paid'
        : order.closesAt <= this.model.now
          ? 'payments.trade_closed'
          : computeChannelEnd(new Date(order.closesAt)).getTime() <= this.model.now
            ? 'payments.closing_soon'
            : null;
    const outcome = await this.#try(
      createPayment(this.#context(person), { trade_no: order.tradeNo, channel: 'sandbox' }),
    );
    if (!('done' in outcome) || refusal) return this.#differs(refusal, outcome);
    const payment = { order, paymentNo: outcome.done.payment_no };
    if (this.#channel.pay(payment.paymentNo, new Date(this.model.now))) this.#payments.push(payment);
    return this.#random() < 0.7 ? this.#notify(payment) : [];
  }

  /** The channel tells of a payment, likely once more. */
  async #callBack(): Promise<string[]> {
    const payment = this.#pick(this.#payments.slice(-30));
    return payment ? this.#notify(payment) : [];
  }

  async #notify({ order, paymentNo }: PaymentNotice): Promise<string[]> {
    const arrived = this.#channel.getPayment(paymentNo);
    if (arrived.state !== 'paid') return [];
    const touched = [order.team];
    this.#book({ order, paymentNo });
    await capturePayment(this.#context(), paymentNo, arrived);
    await this.#nameTeam(order);
    return this.#compare([
      ...new Set([...touched, order.team].flatMap(({ orders }) => orders).concat(order)),
    ]);
  }

  /** Money is booked once, however often the channel reports it; an order closed before gets it back through the channel. */
  #book(payment: PaymentNotice): void {
    const { order, paymentNo } = payment;
    if (this.#booked.has(paymentNo)) return;
    this.#booked.add(paymentNo);
    this.outsideCents += order.payable;
    if (order.state === 'unpaid') this.model.pay(order);
    else this.toReturnCents += order.payable;
  }

  /** A team that the model opened for a late payer goes by the number the market gave it. */
  async #nameTeam({ id, team }: ModelOrder): Promise<void> {
    if (team.id !== 0) return;
    const { rows } = await this.#market
      .context()
      .db.execute(sql`select team_id from seats where order_id = ${id}`);
    team.id = Number(rows[0]?.team_id);
  }

  async #cancel(): Promise<string[]> {
    const order = this.#pick(this.model.orders.slice(-40));
    const person = order && this.#people.find(({ id }) => id === order.person);
    if (!order || !person) return [];
    const before = order.state;
    this.#closeInModel(order);
    const refusal =
      before === 'unpaid' && order.state === 'closed' && order.returned === 0 ? null : 'orders.state_changed';
    const outcome = await this.#try(cancelOrder(this.#context(person), { id: order.id }));
    await this.#nameTeam(order);
    return [...this.#differs(refusal, outcome), ...(await this.#compare([order]))];
  }

  /** Before anything closes the channel was asked: money that arrived there pays it, unless it does not answer. */
  #closeInModel(order: ModelOrder): void {
    this.#channel.isSilent = this.#random() < 0.2;
    if (order.state !== 'unpaid') return;
    const paid = this.#payments.find(
      (payment) => payment.order === order && this.#channel.getPayment(payment.paymentNo).state === 'paid',
    );
    if (paid && !this.#channel.isSilent) this.#book(paid);
    else this.model.close(order);
  }

  #isUnpaid = () => this.model.orders.some(({ state }) => state === 'unpaid');

  #dueOrders = () =>
    this.model.orders.filter(({ state, closesAt }) => state === 'unpaid' && closesAt <= this.model.now);

  async #expire(): Promise<string[]> {
    const order = this.#pick(this.#dueOrders());
    if (!order) return [];
    this.#closeInModel(order);
    await settleOpenPayments(this.#context(), order.tradeNo); // as the channel's lane does shortly before
    await closeUnpaidTrade(this.#context(), order.tradeId);
    await this.#nameTeam(order);
    return this.#compare([order]);
  }

  async #end(): Promise<string[]> {
    const due = this.model.teams.filter(({ state, endsAt }) => state === 'start' && endsAt <= this.model.now);
    this.model.endDue();
    for (const team of due) await endDueTeams(this.#context(), [team.id]);
    return this.#compare(due.flatMap(({ orders }) => orders));
  }

  async #pass(): Promise<string[]> {
    this.model.now += (this.#random() < 0.85 ? this.#random() * 6 : this.#random() * 90) * minute;
    this.model.now = Math.floor(this.model.now);
    const ahead = this.model.teams.filter((team) => this.model.isOpen(team));
    const sooner = this.#random() < 0.1 ? this.#pick(ahead) : undefined;
    if (sooner) this.model.now = sooner.endsAt; // to the very millisecond
    return [];
  }

  async #sendBack(): Promise<string[]> {
    const ctx = this.#context();
    for (const { id } of await sendRefunds('sandbox').listDue(ctx.db, ctx.clock.now(), 100)) {
      await sendRefund(ctx, id);
      await sendRefund(ctx, id);
    }
    this.outsideCents -= this.toReturnCents;
    this.toReturnCents = 0;
    return [];
  }

  async #stop(): Promise<string[]> {
    const campaign = this.#pick(this.#campaigns)?.model;
    if (!campaign) return [];
    campaign.isStopped = !campaign.isStopped && this.#random() < 0.35;
    const state = campaign.isStopped ? 'stopped' : 'open';
    await this.#market
      .context()
      .db.execute(sql`update campaigns set state = ${state} where id = ${campaign.id}`);
    return [];
  }
}
