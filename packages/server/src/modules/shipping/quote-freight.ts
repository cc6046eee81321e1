import type { Db } from '../../kernel/db/database.ts';
import { listTemplates } from './freight.queries.ts';
import { type FreightLine, type FreightQuote, freightFor } from './freight.rules.ts';

type Asked = { shopId: number; lines: readonly FreightLine[]; provinceCode: string };

/** What the shop asks for carrying these lines to the province, or that it does not deliver there. */
export async function quoteFreight(
  db: Db,
  { shopId, lines, provinceCode }: Asked,
): Promise<FreightQuote | 'no_delivery'> {
  return freightFor(await listTemplates(db, shopId), lines, provinceCode);
}
