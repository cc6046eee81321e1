import pg from 'pg';
import { getConnection } from './driver/driver-internals.ts';

type Query = pg.Client['query'];

/** A connection whose statements of one moment leave as one packet: a write costs more than what it carries. */
export class JoiningClient extends pg.Client {
  /** What a transaction on it begins with. */
  readonly begin: string = 'begin';

  // one signature for the driver's many: what is given is handed on as it is
  override query = ((...[statement, ...rest]: Parameters<Query>) => {
    const { stream } = getConnection(this);
    stream.cork();
    process.nextTick(() => stream.uncork());
    return super.query(this.toSent(statement) as typeof statement, ...rest);
  }) as Query;

  protected toSent(statement: unknown): unknown {
    return statement;
  }
}

/**
 * The same towards a pooler, which gives each transaction another connection of the server: a statement that was
 * prepared by name on one is unknown on the next, so that none has a name, and what is set is set by `begin`.
 */
export const createPooledClient = (begin: string): typeof JoiningClient =>
  class extends JoiningClient {
    override readonly begin = begin;

    protected override toSent(statement: unknown): unknown {
      const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
      return isNamed ? { ...statement, name: undefined } : statement;
    }
  };
