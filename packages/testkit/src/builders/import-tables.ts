/** Tables of goods, as a shop exports them elsewhere and uploads them here. */
import type { Person } from './people.ts';

export type TableLine = Readonly<Record<string, string>>;

const quoted = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** With every column that one of its lines names. */
export function aTable(lines: readonly TableLine[], separator = ','): string {
  const columns = [...new Set(lines.flatMap((line) => Object.keys(line)))];
  const rows = lines.map((line) => columns.map((column) => quoted(line[column] ?? '')));
  return [columns, ...rows].map((cells) => cells.join(separator)).join('\r\n');
}

export const uploadTable = (seller: Person, table: string | Uint8Array<ArrayBuffer>, name = 'products.csv') =>
  seller.client.upload('POST /seller/imports/upload', new Blob([table]), name);
