import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type CallKey, calls } from './index.ts';

/** Calls of staff that change something and carry no version, each with why nobody's work is lost by it. */
const withoutVersion: Partial<Record<CallKey, string>> = {};
const exempt = (reason: string, names: readonly CallKey[]) => {
  for (const name of names) withoutVersion[name] = reason;
};
exempt('adds something, or begins work of its own', [
  'POST /platform/pages/add',
  'POST /seller/files/upload',
  'POST /platform/files/upload',
  'POST /seller/imports/upload',
  'POST /seller/imports/pictures',
  'POST /seller/imports/start',
  'POST /seller/goods/export',
  'POST /seller/orders/export',
  'POST /seller/refunds/export',
  'POST /seller/refunds/evidence',
  'POST /seller/money/withdraw',
  'POST /platform/wallet/adjust',
  'POST /platform/categories/add_starter',
  'POST /seller/goods/copy',
  'POST /seller/posts/publish',
  'POST /seller/staff/linkcode',
]);
exempt('replaces a payout account whole; withdrawals under way keep theirs', ['POST /seller/money/account']);
exempt('replaces a return address whole; refunds keep the one they were given', [
  'POST /seller/refunds/save_address',
]);
exempt('moves a state once, by a conditional update', [
  'POST /seller/refunds/approve',
  'POST /seller/refunds/reject',
  'POST /seller/refunds/receive',
  'POST /seller/refunds/refuse',
  'POST /platform/refunds/decide',
  'POST /platform/refunds/retry',
  'POST /platform/refunds/to_balance',
  'POST /seller/warnings/acknowledge',
  'POST /platform/complaints/take',
  'POST /platform/complaints/decide',
  'POST /platform/support/take',
  'POST /platform/support/release',
  'POST /platform/support/reply',
  'POST /platform/support/close',
  'POST /platform/bank/delete',
  'POST /platform/bank/try',
  'POST /platform/bank/dismiss',
  'POST /platform/complaints/restore',
  'POST /platform/referral/block',
  'POST /platform/referral/unblock',
  'POST /platform/referral/leave-out',
  'POST /platform/posts/decide',
  'POST /seller/posts/answer',
  'POST /platform/feedback/answer',
  'POST /platform/findings/resolve',
  'POST /seller/coupons/stop',
  'POST /platform/coupons/stop',
  'POST /seller/campaigns/stop',
  'POST /platform/campaigns/stop',
  'POST /seller/orders/ship',
  'POST /seller/orders/ship_many',
  'POST /seller/orders/ship_together',
  'POST /seller/orders/ship_by_waybill',
  'POST /seller/orders/recall',
  'POST /seller/orders/close',
  'POST /seller/tasks/cancel',
  'POST /platform/applications/approve',
  'POST /platform/applications/reject',
  'POST /platform/shops/suspend',
  'POST /platform/shops/resume',
  'POST /platform/users/kick',
  'POST /platform/users/set-level',
  'POST /platform/users/silence',
  'POST /platform/users/unsilence',
  'POST /platform/pages/cancel',
  'POST /seller/pages/cancel',
  'POST /platform/withdrawals/approve',
  'POST /platform/withdrawals/export',
  'POST /platform/withdrawals/import',
  'POST /platform/withdrawals/paid',
  'POST /platform/withdrawals/failed',
  'POST /platform/withdrawals/reject',
  'POST /platform/wallet/approve',
  'POST /platform/ledger/repair',
  'POST /platform/ledger/approve_repair',
  'POST /platform/ledger/drop_repair',
  'POST /platform/wallet/drop',
]);
exempt('switches one thing on or off; saying it twice is the same', [
  'POST /seller/goods/state',
  'POST /seller/goods_categories/assign',
  'POST /platform/feedback/mark',
  'POST /platform/goods/take_down',
  'POST /platform/goods/allow',
  'POST /platform/carriers/save',
  'POST /platform/regions/save',
  'POST /platform/first_steps/hide',
  'POST /seller/first_steps/hide',
  'POST /seller/chat/flag',
  'POST /seller/chat/block',
]);
exempt('is the caller’s own and of now: nobody else’s work is in it', [
  'POST /seller/chat/shake',
  'POST /platform/chat/shake',
  'POST /seller/alerts/see',
  'POST /platform/alerts/see',
  'POST /seller/alerts/handle',
  'POST /platform/alerts/handle',
]);
exempt('says what it saw, and is refused when that has changed', [
  'POST /seller/goods/skus',
  'POST /seller/orders/change_price',
  'POST /seller/orders/change_parcel',
  'POST /platform/fees/save',
  'POST /platform/shops/licence',
  'POST /seller/shop/licence',
]);
exempt('adds a note, or marks with a colour: the audit log keeps what it was', [
  'POST /seller/orders/note',
  'POST /seller/chat/note',
  'POST /seller/orders/flag',
]);
exempt('writes to a shopper, or says what the caller saw of what one wrote', [
  'POST /seller/chat/send',
  'POST /seller/chat/upload',
  'POST /seller/chat/read',
  'POST /seller/chat/recall',
  'POST /seller/chat/typing',
  'POST /seller/chat/gift',
]);
exempt('moves a conversation once, by a conditional update', [
  'POST /seller/chat/take',
  'POST /seller/chat/handover',
]);
exempt('sets one figure that sales change all the time', ['POST /seller/goods/stock']);
exempt('an order is refused when what stands in it has changed, and nothing typed is in it', [
  'POST /platform/adverts/order',
  'POST /platform/categories/order',
  'POST /seller/goods_categories/order',
  'POST /seller/chat/quickreplies_sort',
]);
exempt('takes away what is named; the audit log keeps what it was', [
  'POST /seller/goods/delete',
  'POST /seller/posts/delete',
  'POST /seller/staff/unlink',
  'POST /seller/chat/note_delete',
  'POST /seller/chat/quickreplies_delete',
  'POST /seller/goods_categories/delete',
  'POST /seller/coupons/delete',
  'POST /platform/coupons/delete',
  'POST /seller/campaigns/delete',
  'POST /seller/freight/delete',
  'POST /seller/waybill_accounts/delete',
  'POST /seller/refunds/delete_address',
  'POST /seller/roles/delete',
  'POST /platform/roles/delete',
  'POST /platform/adverts/delete',
  'POST /platform/popups/delete',
  'POST /platform/articles/delete',
  'POST /platform/article_categories/delete',
  'POST /platform/help/delete',
  'POST /platform/help_categories/delete',
  'POST /platform/categories/delete',
  'POST /platform/pages/delete',
]);
exempt('keeps the own unfinished edit or the own views, which nobody else writes', [
  'POST /seller/orders/save_view',
  'POST /seller/orders/delete_view',
  'POST /seller/goods_drafts/save',
  'POST /seller/goods_drafts/delete',
]);
exempt('signs in or out, or guards an account: nothing typed before is written over', [
  'POST /seller/auth/second',
  'POST /seller/auth/enrol',
  'POST /seller/auth/enrol_confirm',
  'POST /seller/auth/confirm',
  'POST /seller/auth/password',
  'POST /seller/auth/reset',
  'POST /seller/auth/session/end',
  'POST /seller/auth/session/end_others',
  'POST /seller/second_factor/begin',
  'POST /seller/second_factor/confirm',
  'POST /seller/second_factor/codes',
  'POST /seller/second_factor/remove',
  'POST /seller/staff/remove_second_factor',
  'POST /platform/auth/second',
  'POST /platform/auth/enrol',
  'POST /platform/auth/enrol_confirm',
  'POST /platform/auth/confirm',
  'POST /platform/auth/password',
  'POST /platform/auth/session/end',
  'POST /platform/auth/session/end_others',
  'POST /platform/second_factor/begin',
  'POST /platform/second_factor/confirm',
  'POST /platform/second_factor/codes',
  'POST /platform/second_factor/remove',
  'POST /platform/staff/remove_second_factor',
]);
exempt('changes nothing that is edited', [
  'POST /platform/ledger/check',
  'POST /platform/ledger/fetch_bill',
  'POST /platform/ledger/query',
  'POST /platform/deadlines/attempt',
  'POST /seller/auth/login',
  'POST /platform/auth/login',
  'POST /platform/clock/advance',
  'POST /platform/pages/preview',
  'POST /seller/pages/preview',
  'POST /seller/orders/contact',
  'POST /platform/orders/contact',
  'POST /platform/feedback/contact',
  'POST /platform/users/reveal',
  'POST /platform/applications/reveal',
  'POST /platform/applications/document',
]);

exempt('it makes a new thing', ['POST /seller/live/create']);
exempt('one move of a live, made once in the state it is in', [
  'POST /seller/live/key',
  'POST /seller/live/start',
  'POST /seller/live/end',
  'POST /seller/live/delete',
  'POST /platform/live/cut',
  'POST /platform/live/say_delete',
]);
exempt('hosts work on one live side by side: each change is one of its own, of what stands then', [
  'POST /seller/live/goods',
  'POST /seller/live/mute',
  'POST /seller/live/say',
]);

const ofStaff = (Object.keys(calls) as CallKey[]).filter((name) => /^POST \/(seller|platform)\//.test(name));
const saving = ofStaff.filter((name) => !(name in withoutVersion));

describe.each(saving)('%s', (name) => {
  const { in: input, refusals } = calls[name];

  it('carries the version it began from', () => {
    const choices = input instanceof z.ZodDiscriminatedUnion ? input.options : [input];
    for (const choice of choices)
      expect(Object.keys((choice as { shape: object }).shape)).toContain('version');
  });

  it('may be refused for another’s save', () => {
    expect(refusals).toContain('common.edit_conflict');
  });
});

it('the exemptions name existing calls only', () => {
  expect(Object.keys(withoutVersion).filter((name) => !ofStaff.includes(name as CallKey))).toEqual([]);
});
