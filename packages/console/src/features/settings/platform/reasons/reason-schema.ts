/** A reason as its list holds it: checked as the setting is, and unlike the others. */
import { complaintsSettings } from '@chengji/contract/complaints/complaints.settings';
import { refundsSettings } from '@chengji/contract/refunds/refunds.settings';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Reason, ReasonsField } from '../../settings.view.ts';

const elements: Record<ReasonsField['part'], z.ZodType<Reason, FieldValues>> = {
  kinds: refundsSettings['refunds.reasons'].schema.element,
  types: complaintsSettings['complaints.reasons'].schema.element,
};

export const reasonSchema = (part: ReasonsField['part'], taken: readonly string[]) =>
  elements[part].refine(({ code }) => !taken.includes(code), { path: ['code'] });
