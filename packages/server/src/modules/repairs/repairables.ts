/** What can be repaired registers how through a port: here it is known who must agree, and what was agreed. */
import type { BilledKind, PayChannel, RepairWay } from '@chengji/contract';
import type { Context } from '../../kernel/context.ts';
import { Port } from '../../kernel/ports.ts';
import type { Account } from '../ledger/index.ts';
import type { RepairRow } from './repair.queries.ts';

/** What a repair would write. */
export type Plan = {
  way: RepairWay;
  /** Names the movement for ever: run again it writes nothing. */
  key: string;
  /** How much it moves; below zero where it leaves. */
  cents: number;
  entries: readonly { account: Account; cents: number }[];
};

/** What a repair is about. */
export type About = { subject: BilledKind; number: string; channel: PayChannel; day: string | null };

export interface Repairable {
  readonly kind: RepairRow['kind'];
  /** Takes the thing; refuses when there is nothing to repair of it any more, or the way does not fit it. */
  plan(ctx: Context, id: number, way: RepairWay): Promise<{ plan: Plan; about: About }>;
  /** Writes the plan, in the transaction of who agreed last; refuses when another was faster. */
  write(ctx: Context, repair: RepairRow, plan: Plan): Promise<void>;
  /** Whether it waits for a second person now, where the thing keeps that itself. */
  setWaiting?(ctx: Context, id: number, isWaiting: boolean): Promise<unknown>;
}

export const repairablePort = new Port<Repairable>('what can be repaired');

export const getRepairable = ({ services }: Context, kind: RepairRow['kind']): Repairable =>
  services.ports.getOfKind(repairablePort, kind);
