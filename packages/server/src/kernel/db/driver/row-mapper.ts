import { type Field, getDecoder, type Row } from './driver-internals.ts';

/**
 * What drizzle does to every cell of every row, done once for a statement: which decoder a column has. Fields
 * may not be nested, for then joins would decide what is null.
 */
export function createRowMapper(fields: readonly Field[]): (rows: Row[]) => Record<string, unknown>[] {
  const cells = fields.map(({ path, field }) => {
    const [name] = path;
    if (name === undefined || path.length > 1) throw new Error(`a nested field: ${path.join('.')}`);
    return { name, decoder: getDecoder(field) };
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
