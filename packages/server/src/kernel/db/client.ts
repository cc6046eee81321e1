/** A connection whose statements of one moment leave as one packet: a write costs more than what it carries. */
import pg from 'pg';

/** What the driver's connection writes to. */
type Wire = { connection: { stream: { cork(): void; uncork(): void } } };

export class JoiningClient extends pg.Client {
  // one signature for the driver's many: what is given is handed on as it is
  override query = ((...args: Parameters<pg.Client['query']>) => {
    const { stream } = (this as unknown as Wire).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    return super.query(...args);
  }) as pg.Client['query'];
}
