/**
 * What connections to a PostgreSQL server are opened with: a node that stands still, is cut off or waits on
 * somebody may keep the others waiting for no longer than this. The embedded database has one connection and
 * nobody to wait for. An operator may set any of the first three in DATABASE_URL (`?lock_timeout=…`).
 */
import type { ClientConfig, PoolConfig } from 'pg';
import type { Config } from '../config.ts';

const timeoutsMs = {
  /** No statement of a call takes near as long; a report that does is better refused than piled up. */
  statement_timeout: 30_000,
  /** Between two statements of a transaction pass milliseconds: a node that lets this pass stands still, with its locks held. */
  idle_in_transaction_session_timeout: 5_000,
  /** A little longer than a paused node can hold what is waited for, so that who waits for it is served in the end. */
  lock_timeout: 6_500,
};
/** Longer than a wait for a lock: connections that wait for one are free again by then. */
const connectionTimeoutMs = 10_000;
/** A peer that takes no bytes for this long is gone, however its machine went. */
const deadPeerMs = 15_000;

/** What the pool's connections are opened with. A pooler in between takes none of the server's settings. */
export const getPoolConnection = (config: Config): PoolConfig => ({
  ...(config.databasePooler ? { connectionString: splitUrl(config).url } : getServerSettings(config)),
  max: config.databasePool,
  application_name: 'chengji',
  connectionTimeoutMillis: connectionTimeoutMs,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5_000,
});

const getServerSettings = ({ databaseUrl }: Config): PoolConfig => ({
  connectionString: databaseUrl,
  ...timeoutsMs,
  // the server looks after its end: a node whose machine is gone frees its locks
  options: `-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=3 -c tcp_keepalives_count=3 -c tcp_user_timeout=${deadPeerMs}`,
});

/** What a connection of its own is opened with, past a pooler. */
export const getSessionConnection = ({ databaseDirectUrl }: Config): ClientConfig => ({
  connectionString: databaseDirectUrl,
  application_name: 'chengji session',
  connectionTimeoutMillis: connectionTimeoutMs,
  keepAlive: true,
});

/** How a transaction begins. Behind a pooler it says itself how long it may keep others waiting. */
export function getBegin(config: Config): string {
  if (!config.databasePooler) return 'begin';
  const { timeouts } = splitUrl(config);
  return ['begin', ...Object.entries(timeouts).map(([name, ms]) => `set local ${name} to ${ms}`)].join('; ');
}

/** The address without the time-outs that it sets, which a pooler would refuse. */
function splitUrl({ databaseUrl = '' }: Config) {
  const url = new URL(databaseUrl);
  const timeouts = { ...timeoutsMs };
  for (const name of Object.keys(timeoutsMs) as (keyof typeof timeoutsMs)[]) {
    const ms = Number.parseInt(url.searchParams.get(name) ?? '', 10);
    if (ms >= 0) timeouts[name] = ms;
    url.searchParams.delete(name);
  }
  return { url: url.href, timeouts };
}
