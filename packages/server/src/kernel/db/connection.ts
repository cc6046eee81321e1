/**
 * What every pooled connection to a PostgreSQL server is opened with: a node that stands still, is cut off or
 * waits on somebody may keep the others waiting for no longer than this. The embedded database has one
 * connection and nobody to wait for. Who needs longer, such as a migration, sets its own on its connection;
 * an operator may set any of the first three in DATABASE_URL (`?lock_timeout=…`).
 */
import type { PoolConfig } from 'pg';
import type { Config } from '../config.ts';

/** No statement of a call takes near as long; a report that does is better refused than piled up. */
const statementTimeoutMs = 30_000;
/** Between two statements of a transaction pass milliseconds: a node that lets this pass stands still, with its locks held. */
const idleInTransactionTimeoutMs = 5_000;
/** A little longer than a paused node can hold what is waited for, so that who waits for it is served in the end. */
const lockTimeoutMs = 6_500;
/** Longer than a wait for a lock: connections that wait for one are free again by then. */
const connectionTimeoutMs = 10_000;
/** A peer that takes no bytes for this long is gone, however its machine went. */
const deadPeerMs = 15_000;

export const getServerConnection = (config: Config): PoolConfig => ({
  connectionString: config.databaseUrl,
  max: config.databasePool,
  application_name: 'chengji',
  statement_timeout: statementTimeoutMs,
  idle_in_transaction_session_timeout: idleInTransactionTimeoutMs,
  lock_timeout: lockTimeoutMs,
  connectionTimeoutMillis: connectionTimeoutMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
  // the server looks after its end: a node whose machine is gone frees its locks
  options: `-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3 -c tcp_user_timeout=${deadPeerMs}`,
});
