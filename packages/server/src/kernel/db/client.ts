/** A connection whose statements of one moment leave as one packet: a write costs more than what it carries. */
import pg from 'pg';
import { getConnection } from './driver-internals.ts';

export class JoiningClient extends pg.Client {
  // one signature for the driver's many: what is given is handed on as it is
  override query = ((...args: Parameters<pg.Client['query']>) => {
    const { stream } = getConnection(this);
    stream.cork();
    process.nextTick(() => stream.uncork());
    return super.query(...args);
  }) as pg.Client['query'];
}
