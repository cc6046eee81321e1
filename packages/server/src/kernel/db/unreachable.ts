/** Why a database cannot be reached, in one sentence for who starts the market: where it was looked for and what to do. */
import pg from 'pg';
import { ConfigError } from '../config.ts';

type Variable = 'DATABASE_URL' | 'DATABASE_DIRECT_URL';
type Connecting = { connectionString?: string | undefined };

const noAnswer = 'is PostgreSQL running there, and does a firewall let this machine through?';

/** By SQLSTATE, or what the system calls it. */
const reasons: Record<string, (to: { user: string; database: string }) => string> = {
  ECONNREFUSED: () => 'refuses connections: start PostgreSQL there, or correct the host and port',
  ENOTFOUND: () => 'has no address: correct the host, or the name service of this machine',
  EAI_AGAIN: () => 'has no address now: correct the host, or the name service of this machine',
  ETIMEDOUT: () => `does not answer: ${noAnswer}`,
  EHOSTUNREACH: () => `does not answer: ${noAnswer}`,
  ENETUNREACH: () => `does not answer: ${noAnswer}`,
  ENOENT: () => 'has no socket: start PostgreSQL there, or correct the host and port',
  '28P01': ({ user }) => `refuses the password of ${user}: correct the user or the password`,
  '28000': ({ user }) => `does not let ${user} in: create the role, or allow it in pg_hba.conf`,
  '3D000': ({ database }) => `has no database ${database}: create it, or correct the name`,
  '42501': ({ user, database }) => `does not let ${user} into ${database}: grant connect on it`,
  '53300': () => 'has no connection left: raise max_connections, or lower DATABASE_POOL',
  '57P03': () => 'is starting or stopping: start again when it is ready',
};

export function explainUnreachable(
  error: unknown,
  variable: Variable,
  { connectionString }: Connecting,
): ConfigError {
  const { host, port, user = '', database = '' } = new pg.Client({ connectionString });
  const { code = '', message } = error as Error & { code?: string };
  const isTimeout = /timeout (expired|exceeded)/.test(message);
  const explain = reasons[isTimeout ? 'ETIMEDOUT' : code];
  const why = explain ? explain({ user, database }) : `cannot be used: ${message}`;
  const hint = message.includes('unsupported startup parameter')
    ? '; is DATABASE_POOLER=transaction meant?'
    : '';
  return new ConfigError(`${variable}: the database at ${host}:${port} ${why}${hint}`);
}
