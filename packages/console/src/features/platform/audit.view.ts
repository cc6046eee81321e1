/** The audit log as it is read: what was done to what, and each field before and after. */
import type { AuditRow } from '@chengji/contract';
import { auditCalls } from '@chengji/contract/platform/audit.calls';
import { z } from 'zod';
import { defineList } from '../../design/lists/define-list.ts';
import type { Area } from '../../kernel/session.ts';

export const areas = ['platform', 'seller'] as const;

const inAddress = { names: { staff_id: 'staff' }, own: { name: z.string().default('') } };
export const auditLists = {
  platform: defineList('GET /platform/audit/list', auditCalls, inAddress),
  seller: defineList('GET /seller/audit/list', auditCalls, inAddress),
};

export const actions = ['login', 'created', 'changed', 'removed', 'seen', 'approved', 'rejected'] as const;

/** Where a thing of the log is shown; what has no page of its own leads nowhere. */
export function toSubjectPath(
  area: Area,
  { area: of, subject, subject_id: id }: Pick<AuditRow, 'area' | 'subject' | 'subject_id'>,
): string | undefined {
  if (subject === 'setting') return area === 'platform' ? `/platform/settings?keyword=${id}` : undefined;
  if (!/^\d+$/.test(id)) return undefined;
  const page = paths[area][subject];
  // what a shop did to its own things stands in its own console
  if (!page || (area === 'platform' && of === 'seller' && !page.isOfAll)) return undefined;
  return page.path.replace('{id}', id);
}

type Page = { path: string; isOfAll?: boolean };
const paths: Record<Area, Readonly<Record<string, Page>>> = {
  platform: {
    shop: { path: '/platform/shops?id={id}', isOfAll: true },
    goods: { path: '/platform/goods?keyword={id}', isOfAll: true },
    campaign: { path: '/platform/campaigns/{id}', isOfAll: true },
    coupon: { path: '/platform/coupons/{id}' },
    post: { path: '/platform/posts?id={id}', isOfAll: true },
    shopper: { path: '/platform/users/{id}' },
    shop_application: { path: '/platform/applications?tab=all&id={id}' },
    withdrawal: { path: '/platform/withdrawals/{id}' },
    page: { path: '/platform/pages/{id}' },
    article: { path: '/platform/articles/{id}' },
  },
  seller: {
    goods: { path: '/seller/goods/{id}' },
    order: { path: '/seller/orders/{id}' },
    refund: { path: '/seller/refunds?tab=all&id={id}' },
    campaign: { path: '/seller/campaigns/{id}' },
    coupon: { path: '/seller/coupons/{id}' },
    import: { path: '/seller/imports/{id}' },
    post: { path: '/seller/posts/{id}' },
  },
};

export type FieldChange = { name: string; before: string | null; after: string | null };

/** How fields and their values are called. */
export type AuditWords = {
  toName: (field: string) => string;
  toValue: (field: string, value: unknown) => string | null;
};

/** Fields that hold a moment, in seconds. */
export const isMomentField = (field: string): boolean =>
  field === 'now' || /_(at|until|from|to|expires)$/.test(field);

/** A value as one line of text; null where there was none. */
export function valueText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  if (typeof value === 'object' && Object.keys(value).length === 0) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

const asTheyAre: AuditWords = { toName: (field) => field, toValue: (_, value) => valueText(value) };

/** Every field of which either side says something, once. */
export function listFieldChanges(
  { before, after }: Pick<AuditRow, 'before' | 'after'>,
  { toName, toValue } = asTheyAre,
): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names
    .map((name) => ({
      name: toName(name),
      before: toValue(name, before?.[name]),
      after: toValue(name, after?.[name]),
    }))
    .filter(({ before, after }) => before !== null || after !== null);
}

const shownFields = 3;

/** Long logs are exported up to so many rows, the newest. */
export const mostExported = 5_000;

/** A row in one line: a few short changes whole, otherwise the names of what was changed. */
export function summarizeChanges(
  row: Pick<AuditRow, 'before' | 'after'>,
  words: AuditWords = asTheyAre,
): string {
  const fields = listFieldChanges(row, words);
  const whole = fields
    .slice(0, shownFields)
    .map(({ name, before, after }) =>
      before ? `${name} ${before} → ${after ?? '—'}` : `${name} ${after ?? '—'}`,
    )
    .join(' · ');
  const rest = fields.length > shownFields ? ` +${fields.length - shownFields}` : '';
  return whole.length <= 90 ? whole + rest : fields.map(({ name }) => name).join(' · ');
}
