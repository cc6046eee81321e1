import { sql } from 'drizzle-orm';

/**
 * A limit that is written into its statement, so that a prepared one is planned for it and not for a tenth of the
 * table. drizzle takes a number for a parameter and knows no other type here, though it writes any SQL.
 */
export const writtenOut = (limit: number) => sql.raw(String(limit)) as unknown as number;
