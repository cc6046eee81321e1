import type { PlatformText } from './platform-text.ts';

/** The things the audit log knows by name, in the order they are offered. */
export const subjects = [
  'login',
  'shop',
  'fee',
  'shop_application',
  'shopper',
  'setting',
  'staff',
  'role',
  'goods',
  'sku',
  'order',
  'review',
  'complaint',
  'shop_warning',
  'post',
  'campaign',
  'coupon',
  'category',
  'freight_template',
  'region',
  'page',
  'article',
  'advert',
  'popup',
  'task',
  'adverts',
  'category_order',
  'hot_words',
  'synonyms',
  'import',
  'question',
  'shop_page',
  'clock',
  'payment_finding',
  'withdrawal',
  'withdrawal_batch',
  'payout_account',
  'ledger_repair',
  'ledger_check',
  'channel_bill',
  'channel_query',
  'deadline',
] as const;

/** A thing in words; one this console has no word for is shown by its own name. */
export function subjectName(text: PlatformText, subject: string): string {
  const known = subjects.find((one) => one === subject);
  return known ? text(`subject_${known}`) : subject;
}

const fields = [
  'added',
  'removed',
  'state',
  'name',
  'title',
  'value',
  'price',
  'stock',
  'reason',
  'amount',
  'number',
  'content',
  'account',
  'client',
  'role',
  'rights',
  'mobile',
  'enabled',
  'open',
  'sort',
  'image',
  'images',
  'description',
  'seen',
  'kind',
  'type',
  'level',
  'logo',
  'link',
  'from',
  'to',
  'total',
  'carrier',
  'tracking_no',
  'note',
  'remark',
  'flag',
  'skus',
  'category_id',
  'reply',
  'answer',
  'words',
] as const;

/** A changed field in words; one this console has no word for is shown by its own name. */
export function fieldName(text: PlatformText, field: string): string {
  const known = fields.find((one) => one === field);
  return known ? text(`field_${known}`) : field;
}
