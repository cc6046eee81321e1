/** The audit log as it is read: what was done to what, and each field before and after. */
import type { AuditRow } from '@chengji/contract';
import { auditCalls } from '@chengji/contract/platform/audit.calls';
import { defineList } from '../../design/lists/define-list.ts';

export const areas = ['platform', 'seller'] as const;

const inAddress = { names: { staff_id: 'staff' }, own: { name: '' } };
export const auditLists = {
  platform: defineList('GET /platform/audit/list', auditCalls, inAddress),
  seller: defineList('GET /seller/audit/list', auditCalls, inAddress),
};

export type AuditAction = 'created' | 'changed' | 'removed' | 'seen' | 'approved' | 'rejected';

const actionsByCall: Readonly<Record<string, AuditAction>> = {
  reveal: 'seen',
  approve: 'approved',
  reject: 'rejected',
};

export function toAction({ call, before, after }: Pick<AuditRow, 'call' | 'before' | 'after'>): AuditAction {
  const known = actionsByCall[call.slice(call.lastIndexOf('/') + 1)];
  if (known) return known;
  if (after !== null && 'seen' in after) return 'seen';
  if (before === null) return 'created';
  return after === null ? 'removed' : 'changed';
}

export type FieldChange = { name: string; before: string | null; after: string | null };

/** A value as one line of text; null where there was none. */
export function valueText(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Every field of either side, once. */
export function listFieldChanges({ before, after }: Pick<AuditRow, 'before' | 'after'>): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return names.map((name) => ({
    name,
    before: valueText(before?.[name]),
    after: valueText(after?.[name]),
  }));
}

const shownFields = 3;

/** A row in one line: a few short changes whole, otherwise the names of what was changed. */
export function summarizeChanges(row: Pick<AuditRow, 'before' | 'after'>): string {
  const fields = listFieldChanges(row);
  const whole = fields
    .slice(0, shownFields)
    .map(({ name, before, after }) =>
      before ? `${name} ${before} → ${after ?? '—'}` : `${name} ${after ?? '—'}`,
    )
    .join(' · ');
  const rest = fields.length > shownFields ? ` +${fields.length - shownFields}` : '';
  return whole.length <= 90 ? whole + rest : fields.map(({ name }) => name).join(' · ');
}
