import type { Db } from '../../../kernel/db/database.ts';
import { Port } from '../../../kernel/ports.ts';

/** What catalog asks of shipping, which stands on it: what a goods' page says about freight, and whose a template is. */
export interface FreightPort {
  describe(
    db: Db,
    shopId: number,
    templateId: number,
  ): Promise<{ text: { zh: string; en: string }; isFree: boolean }>;
  ownsTemplate(db: Db, shopId: number, templateId: number): Promise<boolean>;
}

export const freightPort = new Port<FreightPort>('freight');
