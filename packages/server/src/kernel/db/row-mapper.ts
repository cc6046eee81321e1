import { Column, is, SQL } from 'drizzle-orm';

type Decoder = { mapFromDriverValue(value: unknown): unknown };
export type Field = { path: string[]; field: unknown };
export type Row = unknown[];

const decoderOf = (field: unknown): Decoder => {
  if (is(field, Column)) return field;
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder;
  return (field as { sql: { decoder: Decoder } }).sql.decoder;
};

/**
 * What drizzle does to every cell of every row, done once for a statement: which decoder a column has. Fields
 * may not be nested, for then joins would decide what is null.
 */
export function rowMapperOf(fields: readonly Field[]): (rows: Row[]) => Record<string, unknown>[] {
  const cells = fields.map(({ path, field }) => {
    const [name] = path;
    if (name === undefined || path.length > 1) throw new Error(`a nested field: ${path.join('.')}`);
    return { name, decoder: decoderOf(field) };
  });
  return (rows) =>
    rows.map((row) => {
      const mapped: Record<string, unknown> = {};
      for (let index = 0; index < cells.length; index += 1) {
        const cell = cells[index] as (typeof cells)[number];
        const value = row[index];
        mapped[cell.name] = value === null ? null : cell.decoder.mapFromDriverValue(value);
      }
      return mapped;
    });
}
