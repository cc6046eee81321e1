import { z } from 'zod';
import { BilledKind, FundKind, PayChannel, RepairWay } from '../states.ts';
import { Id, Moment, SignedMoney } from '../values.ts';

/** What leaves or enters an account. */
const RepairEntry = z.object({
  account: z.string(),
  fund: FundKind,
  channel: z.string().meta({ description: 'Of an account beyond a channel; else empty' }),
  owner: z.string().meta({ description: 'Whose account it is; empty for the market’s own' }),
  amount: SignedMoney,
});

/** What a repair would write, before it writes it. */
export const RepairPlan = z
  .object({
    way: RepairWay,
    key: z.string().meta({ description: 'Names the movement for ever: repaired again it writes nothing' }),
    amount: SignedMoney,
    entries: z.array(RepairEntry),
    needs_two: z.boolean().meta({ description: 'Whether a second person must approve it' }),
  })
  .meta({ id: 'RepairPlan' });
export type RepairPlan = z.output<typeof RepairPlan>;

export const Repair = z
  .object({
    id: Id,
    kind: z
      .enum(['difference', 'finding', 'refund'])
      .meta({ description: 'A difference of a channel’s bill, a finding, or a refund that failed' }),
    way: RepairWay,
    subject: BilledKind,
    number: z.string(),
    channel: PayChannel,
    day: z.string().meta({ description: 'Of the bill that lists it; empty where none does' }),
    amount: SignedMoney,
    reason: z.string(),
    state: z
      .enum(['waiting', 'done', 'dropped', 'settled'])
      .meta({ description: '`settled`: there was nothing left to repair while it waited' }),
    key: z.string(),
    by: z.string(),
    approved_by: z.string(),
    createtime: Moment,
    can_approve: z.boolean(),
  })
  .meta({ id: 'Repair' });
export type Repair = z.output<typeof Repair>;
