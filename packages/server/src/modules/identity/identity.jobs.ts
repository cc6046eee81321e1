/** What is over is removed: sessions, codes, tries that are forgotten, and accounts whose holders left. */
import type { Job } from '../../kernel/jobs/job.ts';
import { closeAccount } from './close-account.ts';
import { listClosing, nextClosing } from './closing.queries.ts';
import { deleteExpiredDevice, listExpiredDevices, nextDeviceExpiry } from './devices.queries.ts';
import { listChangesToTell, nextChangeToTell } from './mobile-changes.queries.ts';
import { listExpired, nextExpiry } from './sessions.queries.ts';
import { removeExpired } from './sessions.ts';
import { deleteExpiredSignIn, listExpiredSignIns, nextSignInExpiry } from './sign-ins.queries.ts';
import { listExpiredCodes, nextCodeExpiry, removeExpiredCode } from './sms-codes.queries.ts';
import { deleteEndedCount, listEndedCounts, nextCountEnd } from './sms-counts.queries.ts';
import { tellOldMobile } from './tell-old-mobile.ts';
import { listForgotten, nextForgotten, removeForgotten } from './tries.queries.ts';

export const identityJobs: Job[] = [
  {
    name: 'identity.remove_sessions',
    nextDue: nextExpiry,
    listDue: listExpired,
    fire: removeExpired,
  },
  {
    name: 'identity.remove_codes',
    nextDue: nextCodeExpiry,
    listDue: listExpiredCodes,
    fire: (ctx, id) => removeExpiredCode(ctx.db, id, ctx.clock.now()),
  },
  {
    name: 'identity.forget_sms_counts',
    nextDue: nextCountEnd,
    listDue: listEndedCounts,
    fire: (ctx, id) => deleteEndedCount(ctx.db, id, ctx.clock.now()),
  },
  {
    name: 'identity.forget_sign_ins',
    nextDue: nextSignInExpiry,
    listDue: listExpiredSignIns,
    fire: (ctx, id) => deleteExpiredSignIn(ctx.db, id, ctx.clock.now()),
  },
  {
    name: 'identity.tell_old_mobile',
    nextDue: nextChangeToTell,
    listDue: listChangesToTell,
    fire: tellOldMobile,
  },
  {
    name: 'identity.forget_devices',
    nextDue: nextDeviceExpiry,
    listDue: listExpiredDevices,
    fire: (ctx, id) => deleteExpiredDevice(ctx.db, id, ctx.clock.now()),
  },
  {
    name: 'identity.forget_tries',
    nextDue: nextForgotten,
    listDue: listForgotten,
    fire: (ctx, id) => removeForgotten(ctx.db, id, ctx.clock.now()),
  },
  {
    name: 'identity.close_accounts',
    nextDue: nextClosing,
    listDue: listClosing,
    fire: closeAccount,
  },
];
