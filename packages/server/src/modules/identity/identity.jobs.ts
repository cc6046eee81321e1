/** What is over is removed: sessions, codes, attempts that are forgotten, and accounts whose holders left. */
import { isNotNull } from 'drizzle-orm';
import { deadline } from '../../kernel/jobs/deadline.queries.ts';
import { closeAccount } from './account/close-account.ts';
import { mobileChanges } from './account/mobile-changes.tables.ts';
import { notifyOldMobile } from './account/notify-old-mobile.ts';
import { deleteExpiredDevices } from './devices/devices.queries.ts';
import { devices } from './devices/devices.tables.ts';
import { deleteExpiredSignIns } from './devices/sign-ins.queries.ts';
import { signIns } from './devices/sign-ins.tables.ts';
import { deleteForgottenAttempts } from './login/attempts.queries.ts';
import { attempts } from './login/attempts.tables.ts';
import { sessions } from './sessions/sessions.tables.ts';
import { removeExpired } from './sessions/sessions.ts';
import { shoppers } from './shoppers/shoppers.tables.ts';
import { deleteExpiredCodes } from './sms/sms-codes.queries.ts';
import { smsCodes, smsCounts } from './sms/sms-codes.tables.ts';
import { deleteEndedCounts } from './sms/sms-counts.queries.ts';

const batchSize = 100;
/** The provider of SMS may be slow or away. */
const maxConcurrentNotifications = 4;

export const identityJobs = [
  deadline({
    name: 'identity.remove_sessions',
    table: sessions,
    column: sessions.expiresAt,
    fire: removeExpired,
  }),
  deadline({
    name: 'identity.remove_codes',
    table: smsCodes,
    column: smsCodes.expiresAt,
    batchSize,
    fireBatch: ({ db, clock }, ids) => deleteExpiredCodes(db, ids, clock.now()),
  }),
  deadline({
    name: 'identity.forget_sms_counts',
    table: smsCounts,
    column: smsCounts.endsAt,
    batchSize,
    fireBatch: ({ db, clock }, ids) => deleteEndedCounts(db, ids, clock.now()),
  }),
  deadline({
    name: 'identity.forget_sign_ins',
    table: signIns,
    column: signIns.expiresAt,
    batchSize,
    fireBatch: ({ db, clock }, ids) => deleteExpiredSignIns(db, ids, clock.now()),
  }),
  deadline({
    name: 'identity.tell_old_mobile',
    table: mobileChanges,
    column: mobileChanges.notifyAt,
    where: isNotNull(mobileChanges.notifyAt),
    fire: notifyOldMobile,
    room: () => maxConcurrentNotifications,
  }),
  deadline({
    name: 'identity.forget_devices',
    table: devices,
    column: devices.expiresAt,
    batchSize,
    fireBatch: ({ db, clock }, ids) => deleteExpiredDevices(db, ids, clock.now()),
  }),
  deadline({
    name: 'identity.forget_tries',
    table: attempts,
    column: attempts.forgottenAt,
    batchSize,
    fireBatch: ({ db, clock }, ids) => deleteForgottenAttempts(db, ids, clock.now()),
  }),
  deadline({
    name: 'identity.close_accounts',
    table: shoppers,
    column: shoppers.closesAt,
    where: isNotNull(shoppers.closesAt),
    fire: closeAccount,
  }),
];
