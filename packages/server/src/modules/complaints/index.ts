/** The public API of complaints. */
import type { Module } from '../../kernel/module.ts';
import { liveComplaintsPort } from '../live/index.ts';
import { complaintsMessages } from './complaints.messages.ts';
import { countComplaintsAbout } from './complaints.queries.ts';
import { complaintsRoutes } from './complaints.routes.ts';
import { goodsTargets } from './targets/goods-target.ts';
import { liveTargets } from './targets/live-target.ts';
import { orderTargets } from './targets/order-target.ts';
import { postTargets } from './targets/post-target.ts';
import { shopTargets } from './targets/shop-target.ts';
import { complaintTargetsPort } from './targets/target.port.ts';
import { teamTargets } from './targets/team-target.ts';
import { userTargets } from './targets/user-target.ts';

export { sumOpenCases } from './deciding/cases.queries.ts';
export { decideCase, takeCase } from './deciding/decide-case.ts';
export { listCases } from './deciding/list-cases.ts';
export { submitComplaint } from './submit-complaint.ts';
export { type ComplaintTargets, complaintTargetsPort, nothingKnown } from './targets/target.port.ts';

const targets = [userTargets, goodsTargets, shopTargets, teamTargets, postTargets, liveTargets, orderTargets];

export const complaintsModule: Module = {
  name: 'complaints',
  routes: complaintsRoutes,
  messages: complaintsMessages,
  ports(ports) {
    for (const one of targets) ports.provide(complaintTargetsPort, one);
    ports.provide(liveComplaintsPort, (ctx, ids) => countComplaintsAbout(ctx.db, 'live', ids));
  },
};
