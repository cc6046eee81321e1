import type { CallOut } from '@chengji/contract';
import type { MarketCalendar } from '@chengji/contract/market-calendar';
import { toMoneyText } from '@chengji/contract/money';

/** What each day of a month brought the shop, and what later refunds took back, by the market's calendar. */
export class StatementDays {
  readonly #days: Map<string, { income: number; refunds: number }>;
  readonly #calendar: MarketCalendar;

  constructor(calendar: MarketCalendar, month: string) {
    this.#calendar = calendar;
    this.#days = new Map(listDays(month).map((day) => [day, { income: 0, refunds: 0 }]));
  }

  add(lines: readonly { movedAt: Date; cents: number }[]): void {
    for (const { movedAt, cents } of lines) {
      const day = this.#days.get(this.#calendar.toDay(movedAt));
      if (!day) continue;
      if (cents > 0) day.income += cents;
      else day.refunds -= cents;
    }
  }

  present(): CallOut<'GET /seller/money/statement'>['days'] {
    return [...this.#days].map(([day, { income, refunds }]) => ({
      day,
      income: toMoneyText(income),
      refunds: toMoneyText(refunds),
    }));
  }
}

function listDays(month: string): string[] {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return Array.from({ length: count }, (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`);
}
