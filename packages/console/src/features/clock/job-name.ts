import type { useClockText } from './clock-text.ts';

const known = {
  'catalog.forget_draft': 'job_catalog_forget_draft',
  'catalog.begin_sale': 'job_catalog_begin_sale',
  'catalog.end_sale': 'job_catalog_end_sale',
  'shipping.give_up_waybill': 'job_shipping_give_up_waybill',
  'identity.remove_sessions': 'job_identity_remove_sessions',
  'identity.remove_codes': 'job_identity_remove_codes',
  'identity.close_accounts': 'job_identity_close_accounts',
  'content.publish_page': 'job_content_publish_page',
  'discovery.tell_news': 'job_discovery_tell_news',
  'live.give_up_start': 'job_live_give_up_start',
  'live.end_lost': 'job_live_end_lost',
  'live.remove_recording': 'job_live_remove_recording',
  'shops.tell_applicant': 'job_shops_tell_applicant',
  'shops.warn_of_licence': 'job_shops_warn_of_licence',
  'shops.tell_licence_over': 'job_shops_tell_licence_over',
  'groups.end_campaigns': 'job_groups_end_campaigns',
  'identity.forget_tries': 'job_identity_forget_tries',
  'identity.forget_sign_ins': 'job_identity_forget_sign_ins',
  'identity.forget_devices': 'job_identity_forget_devices',
  'identity.forget_sms_counts': 'job_identity_forget_sms_counts',
  'identity.tell_old_mobile': 'job_identity_tell_old_mobile',
  'orders.close_unpaid': 'job_orders_close_unpaid',
  'orders.auto_receive': 'job_orders_auto_receive',
  'orders.auto_comment': 'job_orders_auto_comment',
  'orders.release_income': 'job_orders_release_income',
  'refunds.due': 'job_refunds_due',
  'groups.end_teams': 'job_groups_end_teams',
  'coupons.remind_holders': 'job_coupons_remind_holders',
  'coupons.expire_cards': 'job_coupons_expire_cards',
  'payments.ask_after_unfinished': 'job_payments_ask_after_unfinished',
  'payments.send_refund': 'job_payments_send_refund',
  'payments.send_payout': 'job_payments_send_payout',
  'payments.fetch_bill': 'job_payments_fetch_bill',
  'platform.check_ledger': 'job_platform_check_ledger',
  'wallet.close_unpaid_recharge': 'job_wallet_close_unpaid_recharge',
} as const;

const isKnown = (name: string): name is keyof typeof known => Object.hasOwn(known, name);

/**
 * What a deadline does, in words, with the channel it waits for where its name ends in one; one this console has
 * no words for is shown by its own name.
 */
export function jobName(text: ReturnType<typeof useClockText>, name: string): string {
  if (isKnown(name)) return text(known[name]);
  const dot = name.lastIndexOf('.');
  const [job, channel] = [name.slice(0, dot), name.slice(dot + 1)];
  return isKnown(job) ? text('job_of_channel', { job: text(known[job]), channel }) : name;
}
