import type { Db } from '../../../kernel/db/database.ts';
import { listTemplates } from './freight.queries.ts';
import { describeTemplate } from './freight.rules.ts';

/** What a goods' page says about the freight of this template of the shop. */
export async function describeFreight(db: Db, shopId: number, templateId: number) {
  const template = (await listTemplates(db, shopId)).find(({ id }) => id === templateId);
  if (!template) throw new Error(`no freight template ${templateId}`);
  return { text: describeTemplate(template), isFree: template.kind === 'free' };
}
