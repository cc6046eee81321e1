/** What is over is removed: sessions, codes, tries that are forgotten, and accounts whose holders left. */
import { dayOf } from '../../kernel/day.ts';
import type { Job } from '../../kernel/jobs/job.ts';
import { closeAccount } from './close-account.ts';
import { listClosing, nextClosing } from './closing.queries.ts';
import { listExpired, nextExpiry } from './sessions.queries.ts';
import { removeExpired } from './sessions.ts';
import { listExpiredCodes, nextCodeExpiry, removeExpiredCode } from './sms-codes.queries.ts';
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
    fire: (ctx, id) => removeExpiredCode(ctx.db, id, ctx.clock.now(), dayOf(ctx.clock.now())),
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
