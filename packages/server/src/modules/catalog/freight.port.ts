import type { Db } from '../../kernel/db/database.ts';

/** What catalog asks of shipping, which stands on it: what a goods' page says about freight, and whose a template is. */
export interface FreightPort {
  describe(
    db: Db,
    shopId: number,
    templateId: number,
  ): Promise<{ text: { zh: string; en: string }; isFree: boolean }>;
  isTemplateOf(db: Db, shopId: number, templateId: number): Promise<boolean>;
}

let registered: FreightPort | undefined;

export const registerFreight = (port: FreightPort): void => {
  registered = port;
};

export function freight(): FreightPort {
  if (!registered) throw new Error('nobody registered for freight');
  return registered;
}
