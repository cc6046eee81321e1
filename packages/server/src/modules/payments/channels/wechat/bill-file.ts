/** Reads either bill of WeChat Pay. */
import { setImmediate } from 'node:timers/promises';
import type { BillKind, BillLines } from '../gateway.ts';
import { type Cells, listCells } from './bill-cells.ts';
import { toFundLine } from './fund-flow-bill.ts';
import { toTradeLine } from './trade-bill.ts';

/** So many lines are read at once; between two others get their turn. */
const linesAtOnce = 1_000;

/** Throws GatewayError for a file that is cut off, or none of the protocol. */
export async function readBillFile<K extends BillKind>(bytes: Buffer, kind: K): Promise<BillLines[K][]> {
  const readers: { [K in BillKind]: (cells: Cells) => BillLines[K] | null } = {
    trade: toTradeLine,
    fund_flow: toFundLine,
  };
  const rows = listCells(bytes);
  const lines: BillLines[K][] = [];
  for (let from = 0; from < rows.length; from += linesAtOnce) {
    lines.push(...rows.slice(from, from + linesAtOnce).flatMap((cells) => readers[kind](cells) ?? []));
    await setImmediate();
  }
  return lines;
}
