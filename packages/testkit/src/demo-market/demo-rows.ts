/** The rows of the demo market, carried from the database it was made in to another one. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

type Kept = {
  tables: { name: string; columns: string; rows: string }[];
  sequences: { name: string; value: string }[];
};

/** Where they are kept in the folder of a demo market. */
export const toRowsFile = (made: string): string => join(made, 'rows.json');

/** What a table computes from its other columns is not among the columns. */
const listTables = `
  select quote_ident(relname) as name, string_agg(quote_ident(attname), ', ' order by attnum) as columns
  from pg_class join pg_attribute on attrelid = pg_class.oid
  where relnamespace = 'public'::regnamespace and relkind = 'r'
    and attnum > 0 and not attisdropped and attgenerated = ''
  group by relname order by relname`;

const listSequences = `
  select quote_ident(sequencename) as name, last_value::text as value
  from pg_sequences where schemaname = 'public' and last_value is not null`;

export async function keepRows(pool: pg.Pool, file: string): Promise<void> {
  const kept: Kept = { tables: [], sequences: (await pool.query(listSequences)).rows };
  for (const { name, columns } of (await pool.query(listTables)).rows) {
    const { rows } = await pool.query(`select json_agg(t)::text as rows from ${name} t`);
    kept.tables.push({ name, columns, rows: rows[0].rows ?? '[]' });
  }
  writeFileSync(file, JSON.stringify(kept));
}

/** Into a migrated database, in place of what the migrations put there. */
export async function putRows(databaseUrl: string, file: string): Promise<void> {
  const { tables, sequences }: Kept = JSON.parse(readFileSync(file, 'utf8'));
  const session = new pg.Client({ connectionString: databaseUrl });
  await session.connect();
  // the rows come in the order of their tables' names: each was checked when it was made
  await session.query("set session_replication_role = 'replica'");
  await session.query(`truncate ${tables.map(({ name }) => name).join()}`);
  for (const { name, columns, rows } of tables)
    await session.query(
      `insert into ${name} (${columns}) overriding system value
       select ${columns} from json_populate_recordset(null::${name}, $1)`,
      [rows],
    );
  for (const { name, value } of sequences) await session.query('select setval($1, $2)', [name, value]);
  await session.query('analyze');
  await session.end();
}
