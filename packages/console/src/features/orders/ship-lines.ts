/** Lines of a table of shipments: read from pasted text or a file, checked before the server is asked. */
export type ShipLine = { order_no: string; carrier: string; tracking_no: string };
export type LineProblem = { kind: 'columns' | 'long' } | { kind: 'twice'; line: number };
export type ReadLine = ShipLine & { line: number; problem?: LineProblem };

export const mostLines = 500;

/** Carriers' numbers are 8 to 32 letters and digits; spaces and dashes a person types are dropped. */
export const tidyTrackingNo = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();
export const isTrackingNo = (typed: string): boolean => /^[A-Z0-9]{8,32}$/.test(tidyTrackingNo(typed));

/** Splits one line at commas or tabs; quotes hold what stands between them together. */
function splitLine(line: string, separator: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (let at = 0; at < line.length; at += 1) {
    const char = line[at];
    if (char === '"' && isQuoted && line[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (char === '"') isQuoted = !isQuoted;
    else if (char === separator && !isQuoted) {
      cells.push(cell);
      cell = '';
    } else cell += char;
  }
  return [...cells, cell].map((text) => text.trim());
}

/** Pasted or CSV text to cells: tabs when there are any, else commas (also the full-width one) or semicolons. */
export function cellsOf(text: string): string[][] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/);
  const separator = text.includes('\t') ? '\t' : text.includes(',') || text.includes('，') ? ',' : ';';
  return lines
    .map((line) => (separator === ',' ? line.replaceAll('，', ',') : line))
    .filter((line) => line.trim() !== '')
    .map((line) => splitLine(line, separator));
}

/**
 * Cells to lines: a header line, whose first cell has no digit, is passed over, a carrier's name becomes its code, and a line that cannot be
 * sent says why. No carrier and no number together mean no logistics.
 */
export function readShipLines(
  cells: string[][],
  carriers: readonly { code: string; name: string }[],
): ReadLine[] {
  const codes = new Map(
    carriers.flatMap(({ code, name }) => [
      [code.toLowerCase(), code],
      [name.toLowerCase(), code],
    ]),
  );
  const firstOf = new Map<string, number>();
  const hasHeader = !/\d/.test(cells[0]?.[0] ?? '');
  return cells.flatMap(([number = '', carrier = '', tracking = ''], at): ReadLine[] => {
    if (hasHeader && at === 0) return [];
    const line = at + 1;
    const read: ReadLine = {
      line,
      order_no: number,
      carrier: codes.get(carrier.toLowerCase()) ?? carrier,
      tracking_no: tidyTrackingNo(tracking),
    };
    const first = firstOf.get(number);
    if (number === '' || (carrier === '') !== (tracking === '')) read.problem = { kind: 'columns' };
    else if (number.length > 40 || carrier.length > 32 || tracking.length > 64)
      read.problem = { kind: 'long' };
    else if (first !== undefined) read.problem = { kind: 'twice', line: first };
    else firstOf.set(number, line);
    return [read];
  });
}

export const sendable = (lines: readonly ReadLine[]): ShipLine[] =>
  lines
    .filter((line) => !line.problem)
    .map(({ order_no, carrier, tracking_no }) => ({ order_no, carrier, tracking_no }));
