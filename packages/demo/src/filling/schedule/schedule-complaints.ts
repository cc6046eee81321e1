import type { Actor } from '@chengji/server/kernel/context';
import { decideCase, listCases, submitComplaint, takeCase } from '@chengji/server/modules/complaints/index';
import { type DemoComplaint, demoComplaints } from '../../market/complaints.ts';
import type { FilledGoods } from '../fill-goods.ts';
import type { FilledShopper } from '../fill-shoppers.ts';
import type { Filling } from '../filling.ts';
import type { Happening } from './schedule.ts';

type Around = {
  shoppers: readonly FilledShopper[];
  goods: ReadonlyMap<string, FilledGoods>;
  clerk: Actor;
};

const HOUR = 60;
const DAY = 24 * HOUR;

/** Some people complain; the platform's staff take and decide most of it. */
export function scheduleComplaints(filling: Filling, around: Around): Happening[] {
  return demoComplaints.flatMap((complaint) => {
    const target = findTarget(complaint, around);
    const said = complaint.says.map(([shopper, content], index) => ({
      before: complaint.days * DAY - index * HOUR - 17 * shopper,
      happens: () =>
        submitComplaint(filling.as(at(around.shoppers, shopper - 1).actor), {
          ...target,
          reason: complaint.reason,
          content,
          images: [],
        }),
    }));
    const ended = {
      before: complaint.days * DAY - 5 * HOUR,
      happens: () => end(filling, around.clerk, complaint),
    };
    return [...said, ended];
  });
}

function at<T>(rows: readonly T[], index: number): T {
  const row = rows[index];
  if (row === undefined) throw new Error(`nothing at ${index}`);
  return row;
}

function findTarget({ about }: DemoComplaint, { shoppers, goods }: Around) {
  if (about.type === 'user') return { type: about.type, target_id: at(shoppers, about.shopper - 1).id };
  const { id, shopId } = at([...goods.values()], about.goods);
  return { type: about.type, target_id: about.type === 'goods' ? id : shopId };
}

/** The case at hand is the one that was opened last. */
async function end(filling: Filling, clerk: Actor, { ends }: DemoComplaint): Promise<void> {
  if (ends === 'waits') return;
  const ctx = filling.as(clerk);
  const { rows } = await listCases(ctx, { tab: 'submitted', page: 1, limit: 100 });
  const { id } = at(
    rows.toSorted((a, b) => b.id - a.id),
    0,
  );
  await takeCase(ctx, { id });
  if (ends === 'taken') return;
  const { verdict, answer, notice = '', measures = [] } = ends;
  await decideCase(ctx, { id, verdict, answer, notice, measures });
}
