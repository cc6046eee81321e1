/** What is over is removed: sessions, codes, tries that are forgotten, and accounts whose holders left. */
import type { Job } from '../../kernel/jobs/job.ts';
import { closeAccount } from './close-account.ts';
import { closingDue } from './closing.queries.ts';
import { deleteExpiredDevice, deviceExpiryDue } from './devices.queries.ts';
import { changeTellingDue } from './mobile-changes.queries.ts';
import { expiryDue } from './sessions.queries.ts';
import { removeExpired } from './sessions.ts';
import { deleteExpiredSignIn, signInExpiryDue } from './sign-ins.queries.ts';
import { codeExpiryDue, removeExpiredCode } from './sms-codes.queries.ts';
import { countEndDue, deleteEndedCount } from './sms-counts.queries.ts';
import { tellOldMobile } from './tell-old-mobile.ts';
import { forgottenDue, removeForgotten } from './tries.queries.ts';

/** The provider of SMS may be slow or away. */
const mostToldAtOnce = 4;

export const identityJobs: Job[] = [
  { ...expiryDue, fire: removeExpired },
  { ...codeExpiryDue, fire: (ctx, id) => removeExpiredCode(ctx.db, id, ctx.clock.now()) },
  { ...countEndDue, fire: (ctx, id) => deleteEndedCount(ctx.db, id, ctx.clock.now()) },
  { ...signInExpiryDue, fire: (ctx, id) => deleteExpiredSignIn(ctx.db, id, ctx.clock.now()) },
  { ...changeTellingDue, fire: tellOldMobile, room: () => mostToldAtOnce },
  { ...deviceExpiryDue, fire: (ctx, id) => deleteExpiredDevice(ctx.db, id, ctx.clock.now()) },
  { ...forgottenDue, fire: (ctx, id) => removeForgotten(ctx.db, id, ctx.clock.now()) },
  { ...closingDue, fire: closeAccount },
];
