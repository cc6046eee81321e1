import type { CallOut, FundKind } from '@chengji/contract';
import { toMoneyText } from '@chengji/contract/money';
import type { Context } from '../../../kernel/context.ts';
import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import { type FundSum, listFunds, platform } from '../../ledger/index.ts';
import { sumHeldMoney } from '../../orders/index.ts';
import { findLastBillDay, sumHeldPayments, sumReturning, sumUnseen } from '../../payments/index.ts';
import { sumOnTheirWay } from '../../refunds/index.ts';
import { countWaitingRepairs, parseAccount, shownFunds } from '../../repairs/index.ts';
import { sumFrozen } from '../../wallet/index.ts';
import { toBillChannel } from './bill-channel.ts';
import { listStuck } from './list-stuck.ts';

type Radar = CallOut<'GET /platform/ledger/radar'>;
type Side = { count: number; cents: number };

/** Whether the books fit, what is stuck, and how much the channels' bills differ; always as it is now. */
export async function showRadar(ctx: Context): Promise<Radar> {
  const funds = await listFunds(ctx);
  const sides = await sumSides(ctx);
  const escrow = addSides(sides.orders, sides.payments);
  const behind = new Map<FundKind, Side>([
    ['escrow', escrow],
    ['refunding', sides.refunding],
    ['shopper_frozen', sides.frozen.shopper],
    ['shop_frozen', sides.frozen.shop],
  ]);
  const sumBalance = (fund: FundKind) =>
    sum(funds.filter((row) => parseAccount(row.fund).fund === fund).map(({ cents }) => cents));
  return {
    now: toUnixSeconds(ctx.clock.now()),
    entries: sum(funds.map(({ entries }) => entries)),
    sum: toMoneyText(sum(funds.map(({ cents }) => cents))),
    funds: presentFunds(funds, behind),
    escrow: {
      orders: presentSide(sides.orders),
      payments: presentSide(sides.payments),
      difference: toMoneyText(sumBalance('escrow') - escrow.cents),
    },
    refunding: {
      refunds: presentSide(sides.refunding),
      difference: toMoneyText(sumBalance('refunding') - sides.refunding.cents),
    },
    stuck: await listStuck(ctx),
    bills: await listBillStates(ctx),
    waiting_repairs: await countWaitingRepairs(ctx.db),
  };
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const addSides = (a: Side, b: Side): Side => ({ count: a.count + b.count, cents: a.cents + b.cents });
const presentSide = ({ count, cents }: Side) => ({ count, amount: toMoneyText(cents) });

async function sumSides({ db }: Context) {
  const escrow = platform('escrow');
  return {
    orders: await sumHeldMoney(db),
    payments: addSides(await sumHeldPayments(db), await sumReturning(db, escrow)),
    refunding: await sumOnTheirWay(db),
    frozen: await sumFrozen(db),
  };
}

/** Those beyond channels first; then every kind there can be, also where nothing was booked yet. */
function presentFunds(sums: readonly FundSum[], behind: ReadonlyMap<FundKind, Side>): Radar['funds'] {
  const parsed = sums.map((row) => ({ ...row, ...parseAccount(row.fund) }));
  const none = { cents: 0, todayCents: 0 };
  const ofMarket = shownFunds.map((fund) => {
    const found = parsed.find((row) => row.fund === fund) ?? none;
    return { fund, channel: '', cents: found.cents, todayCents: found.todayCents };
  });
  return [...parsed.filter(({ fund }) => fund === 'external'), ...ofMarket].map(
    ({ fund, channel, cents, todayCents }) => {
      const side = behind.get(fund);
      return {
        fund,
        channel,
        balance: toMoneyText(cents),
        today: toMoneyText(todayCents),
        expected: side ? toMoneyText(side.cents) : null,
        count: side?.count ?? null,
      };
    },
  );
}

async function listBillStates(ctx: Context): Promise<Radar['bills']> {
  const unseen = new Map((await sumUnseen(ctx.db)).map((row) => [row.channel, row]));
  const day = findLastBillDay(ctx.clock.now());
  const channels = new Set([...ctx.services.gateways.keys(), ...unseen.keys()]);
  return [...channels].map((channel) => ({
    channel: toBillChannel(channel),
    day,
    differences: presentSide(unseen.get(channel) ?? { count: 0, cents: 0 }),
  }));
}
