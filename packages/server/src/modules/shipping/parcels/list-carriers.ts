import type { Db } from '../../../kernel/db/database.ts';
import { listAdded } from './added-carriers.queries.ts';
import { type Carrier, carriers, toTrackingNo } from './carrier.rules.ts';

/** Every carrier of the market: those all markets know, and those its operator added. */
export async function listAllCarriers(db: Db): Promise<Carrier[]> {
  const added = await listAdded(db);
  return [
    ...carriers,
    ...added.map(({ code, zh, en, aliases, phone, numberForms }) => ({
      code,
      zh,
      en,
      aliases,
      phone,
      trackingNo: toTrackingNo(numberForms),
      numberForms,
    })),
  ];
}
