/** The plan the database makes for a query. */
import type { Db } from '@chengji/server/kernel/db/database';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Market } from '../market.ts';

type Ask = (db: Db) => Promise<unknown>;
type Statement = { text: string; values: unknown[] };

/** What a query would send to the database. */
async function captureStatement(ask: Ask): Promise<Statement> {
  let statement: Statement | undefined;
  const listening = {
    query: async ({ text }: { text: string }, values: unknown[]) => {
      statement = { text, values };
      return { rows: [] };
    },
  };
  await ask(drizzle(listening as unknown as pg.Client) as unknown as Db);
  if (!statement) throw new Error('nothing was asked');
  return statement;
}

function written(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return pg.escapeLiteral(`{${value.join(',')}}`);
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value));
}

/** The plan for these values, or with `isGeneric` the one that a prepared statement keeps for all values. */
export async function explainQuery(market: Market, ask: Ask, isGeneric = false): Promise<string> {
  const { text, values } = await captureStatement(ask);
  const client = new pg.Client({ connectionString: market.databaseUrl });
  await client.connect();
  try {
    if (isGeneric) await client.query("set plan_cache_mode = 'force_generic_plan'");
    if (isGeneric) await client.query(`prepare asked as ${text}`);
    const execute = values.length > 0 ? `execute asked(${values.map(written).join(', ')})` : 'execute asked';
    const explained = isGeneric
      ? client.query(`explain ${execute}`)
      : client.query(`explain ${text}`, values);
    return (await explained).rows.map((row) => String(row['QUERY PLAN']).trim()).join('\n');
  } finally {
    await client.end();
  }
}

export const toPlanCost = (plan: string): number => Number(/cost=[\d.]+\.\.([\d.]+)/.exec(plan)?.[1]);
