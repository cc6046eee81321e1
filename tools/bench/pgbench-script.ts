/**
 * Makes pgbench run what the market ran. The same request was recorded twice; what differs between the two is
 * what a transaction makes up (keys, numbers) or what an earlier statement returned (ids).
 */
import type { Statement } from './exchange.ts';

const isMoment = (text: string) => /^\d{4}-\d\d-\d\d[T ]/.test(text);
const isDocument = (text: string) => /^[{[]/.test(text);
const isIdentifier = (name: string) => /^[a-z_][a-z0-9_]*$/i.test(name);

/** pgbench looks for its variables, such as `:null`, within quotes as well. */
const looksNamed = /:[a-z_\u0080-\uffff]/i;

function literal(value: string | null): string {
  if (value === null) return 'NULL';
  const quoted = value.replaceAll("'", "''");
  if (!looksNamed.test(value)) return `'${quoted}'`;
  return `E'${quoted.replaceAll('\\', '\\\\').replaceAll(':', '\\x3a')}'`;
}

/** pgbench stores all columns of a row or none. */
function assertStorable(statement: Statement | undefined): void {
  const unnamed = statement?.columns.find((name) => !isIdentifier(name));
  if (unnamed) throw new Error(`pgbench cannot store "${unnamed}", give it a name: ${statement?.text}`);
}

export type Script = { text: string; statements: number };

export function toScript(first: Statement[], second: Statement[]): Script {
  const returned = new Map<string, { statement: number; column: string }>();
  const madeUp = new Map<string, string>();
  const kept = new Set<number>();
  const lines = first.map((statement, index) => {
    const twin = second[index];
    if (twin?.text !== statement.text)
      throw new Error(`two equal requests differ: ${statement.text} / ${twin?.text}`);
    const written = statement.text.replace(/\$(\d+)/g, (_, position: string) => {
      const value = statement.values[Number(position) - 1] ?? null;
      const other = twin.values[Number(position) - 1] ?? null;
      if (value === null || value === other) return literal(value);
      const source = returned.get(`${value} ${other}`);
      if (source) {
        kept.add(source.statement);
        assertStorable(first[source.statement]);
        return `:r${source.statement}_${source.column}`;
      }
      if (isMoment(value) || isDocument(value)) return literal(value);
      if (!madeUp.has(value)) madeUp.set(value, `made_up_${madeUp.size}`);
      return `:${madeUp.get(value)}`;
    });
    statement.row?.forEach((value, column) => {
      const name = statement.columns[column] ?? '';
      const other = twin.row?.[column];
      const both = `${value} ${other}`;
      if (value !== null && value !== other && isIdentifier(name) && !returned.has(both))
        returned.set(both, { statement: index, column: name });
    });
    return written;
  });
  const settings = [...madeUp.values()].map((name) => `\\set ${name} random(1, 9000000000000000)`);
  const body = lines.map(
    (line, index) => `${line.replace(/\s+/g, ' ')}${kept.has(index) ? ` \\gset r${index}_` : ';'}`,
  );
  return { text: `${[...settings, ...body].join('\n')}\n`, statements: lines.length };
}
