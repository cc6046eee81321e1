import type { AttackedMarket } from './market.ts';

export type Attack = {
  readonly name: string;
  /** Attacks the first node until it is over; answers what is worth printing, such as how often each status came. */
  run(market: AttackedMarket, isOver: () => boolean): Promise<unknown>;
};
