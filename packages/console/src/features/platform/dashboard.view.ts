/** What the operator's dashboard says: figures next to the period before, and whether the market keeps up. */
import {
  type Compared,
  computeChange,
  computeShareChange,
  showShare,
  toOneDecimal,
} from '@chengji/client-kit/percent-display';
import type { TimeDisplay } from '@chengji/client-kit/time-display';
import type { CallOut } from '@chengji/contract';
import { parseMoney } from '@chengji/contract/money';

export type Dashboard = CallOut<'GET /platform/dashboard/info'>;
export const ranges = ['today', 'week', 'month'] as const;
export type Range = (typeof ranges)[number];

type Step = Dashboard['steps'][number];

export type FigureKind = 'money' | 'count' | 'share';
export type ShownFigure = {
  key: 'amount' | 'orders' | 'paidRate' | 'buyers' | 'newcomers' | 'refundRate';
  kind: FigureKind;
  now: number;
  /** Percent against the period before, or percentage points of a share; null without anything to compare. */
  change: number | null;
  isGood: boolean;
  trend: number[];
};

const share = (part: number, whole: number) => (whole === 0 ? 0 : part / whole);

function figure(
  key: ShownFigure['key'],
  kind: FigureKind,
  compared: Compared,
  trend: number[],
  moreIsGood = true,
): ShownFigure {
  const change = kind === 'share' ? computeShareChange(compared) : computeChange(compared);
  const isGood = change === null || change === 0 || change > 0 === moreIsGood;
  return { key, kind, now: compared.now, change, isGood, trend };
}

export function toFigures({ figures, steps }: Dashboard): ShownFigure[] {
  const { amount, orders, paid_rate, buyers, newcomers, refund_rate } = figures;
  const money = { now: parseMoney(amount.now), before: parseMoney(amount.before) };
  const trend = (of: (step: Step) => number) => steps.map(of);
  return [
    figure(
      'amount',
      'money',
      money,
      trend((step) => parseMoney(step.amount)),
    ),
    figure(
      'orders',
      'count',
      orders,
      trend((step) => step.orders),
    ),
    figure(
      'paidRate',
      'share',
      paid_rate,
      trend((step) => share(step.orders, step.placed)),
    ),
    figure(
      'buyers',
      'count',
      buyers,
      trend((step) => step.buyers),
    ),
    figure(
      'newcomers',
      'count',
      newcomers,
      trend((step) => step.newcomers),
    ),
    figure(
      'refundRate',
      'share',
      refund_rate,
      trend((step) => share(step.refunded, step.orders)),
      false,
    ),
  ];
}

/** Where the rows are that a figure counts, as far as one may see them: the orders of the period by when they were paid or placed. */
export function toFigureLinks(
  { now, steps }: Pick<Dashboard, 'now' | 'steps'>,
  can: { orders: boolean; users: boolean; refunds: boolean },
): Partial<Record<ShownFigure['key'], string>> {
  const from = steps[0]?.at ?? now;
  const paid = `/platform/orders?paid_from=${from}&paid_to=${now + 1}`;
  return {
    ...(can.orders && {
      amount: paid,
      orders: paid,
      buyers: paid,
      paidRate: `/platform/orders?from=${from}&to=${now + 1}`,
    }),
    ...(can.users && { newcomers: '/platform/users' }),
    ...(can.refunds && { refundRate: `/platform/refunds?from=${from}&to=${now + 1}` }),
  };
}

/** A step's name: the hour of today, else the day; in the market's own time zone. */
export const stepName = (at: number, range: Range, { showShortMoment }: TimeDisplay): string =>
  range === 'today' ? showShortMoment(at).slice(6) : showShortMoment(at).slice(0, 5);

export type HealthRow = {
  key: 'paymentSuccess' | 'sockets' | 'waitingEvents' | 'lateDeadlines' | 'clock';
  shown: string;
  isWell: boolean;
};

/** Fewer payments than this say nothing about how many succeed. */
const fewPayments = 20;
const manyWaiting = 100;
/** A server whose clock is further off than this fires no deadlines. */
const mostClockOffMs = 2_000;

export function toHealthRows({ health }: Pick<Dashboard, 'health'>): HealthRow[] {
  const { payments, sockets, waiting_events, late_deadlines, clock_off_ms } = health;
  const succeed = payments.tried === 0 ? 10_000 : Math.round((payments.paid / payments.tried) * 10_000);
  return [
    {
      key: 'paymentSuccess',
      shown: showShare(succeed),
      isWell: payments.tried < fewPayments || succeed >= 5_000,
    },
    { key: 'sockets', shown: String(sockets), isWell: true },
    { key: 'waitingEvents', shown: String(waiting_events), isWell: waiting_events < manyWaiting },
    { key: 'lateDeadlines', shown: String(late_deadlines), isWell: late_deadlines === 0 },
    {
      key: 'clock',
      shown: `${toOneDecimal(clock_off_ms / 1_000)} s`,
      isWell: Math.abs(clock_off_ms) <= mostClockOffMs,
    },
  ];
}
