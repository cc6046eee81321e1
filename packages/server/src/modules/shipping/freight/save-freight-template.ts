import type { Context } from '../../../kernel/context.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { insertTemplate, type NewTemplate, updateTemplate } from './freight.queries.ts';
import { findTemplateError } from './freight.rules.ts';

/** Adds a shop's freight template, or changes the one with this id; answers its id. */
export async function saveFreightTemplate(ctx: Context, { id, ...template }: NewTemplate & { id?: number }) {
  const field = findTemplateError(template);
  if (field) throw new Refusal('common.invalid_input', { field }, { field });
  if (id === undefined) return insertTemplate(ctx.db, template);
  if (!(await updateTemplate(ctx.db, id, template))) throw new Refusal('common.not_found');
  return id;
}
