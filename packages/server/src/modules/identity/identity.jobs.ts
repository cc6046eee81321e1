/** What is over is removed: sessions, codes, tries that are forgotten, and accounts whose holders left. */
import type { Job } from '../../kernel/jobs/job.ts';
import { closingDue } from './account/close-account.queries.ts';
import { closeAccount } from './account/close-account.ts';
import { changeTellingDue } from './account/mobile-changes.queries.ts';
import { tellOldMobile } from './account/notify-old-mobile.ts';
import { deleteExpiredDevice, deviceExpiryDue } from './devices/devices.queries.ts';
import { deleteExpiredSignIn, signInExpiryDue } from './devices/sign-ins.queries.ts';
import { forgottenDue, removeForgotten } from './login/attempts.queries.ts';
import { expiryDue } from './sessions/sessions.queries.ts';
import { removeExpired } from './sessions/sessions.ts';
import { codeExpiryDue, removeExpiredCode } from './sms/sms-codes.queries.ts';
import { countEndDue, deleteEndedCount } from './sms/sms-counts.queries.ts';

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
