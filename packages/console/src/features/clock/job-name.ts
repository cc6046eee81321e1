import type { useClockText } from './clock-text.ts';

const known = {
  'identity.remove_sessions': 'job_identity_remove_sessions',
  'identity.remove_codes': 'job_identity_remove_codes',
  'identity.forget_tries': 'job_identity_forget_tries',
  'orders.close_unpaid': 'job_orders_close_unpaid',
  'orders.auto_receive': 'job_orders_auto_receive',
  'orders.auto_comment': 'job_orders_auto_comment',
  'groups.end_teams': 'job_groups_end_teams',
  'coupons.remind_holders': 'job_coupons_remind_holders',
  'coupons.expire_cards': 'job_coupons_expire_cards',
  'payments.ask_after_unfinished': 'job_payments_ask_after_unfinished',
  'payments.send_refund': 'job_payments_send_refund',
} as const;

/** What a deadline does, in words; one this console has no words for is shown by its own name. */
export function jobName(text: ReturnType<typeof useClockText>, name: string): string {
  return name in known ? text(known[name as keyof typeof known]) : name;
}
