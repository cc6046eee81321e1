import type { Db } from '../../../kernel/db/database.ts';
import { listClosed } from '../delivery-area/closures.queries.ts';
import { getArea, listAreaCodes } from '../delivery-area/region.rules.ts';
import { listTemplates } from './freight.queries.ts';
import { type FreightLine, type FreightQuote, freightFor } from './freight.rules.ts';

type Asked = { shopId: number; lines: readonly FreightLine[]; districtCode: string };

/** What the shop asks for carrying these lines to the district, or that nothing is delivered there. */
export async function quoteFreight(
  db: Db,
  { shopId, lines, districtCode }: Asked,
): Promise<FreightQuote | 'no_delivery'> {
  const area = getArea(districtCode);
  const closed = await listClosed(db, 'region');
  if (listAreaCodes(area).some((code) => closed.has(code))) return 'no_delivery';
  return freightFor(await listTemplates(db, shopId), lines, area.province_code);
}
