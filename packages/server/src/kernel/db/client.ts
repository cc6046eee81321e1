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

type Statement = { text: string; name?: string };

const isStatement = (statement: unknown): statement is Statement =>
  typeof statement === 'object' && statement !== null && 'text' in statement;

/** So many texts have a name: a session keeps each of them, with its plan, as long as it lasts. */
const mostNamed = 1_000;

/**
 * The same towards the embedded database, where reading and planning a statement costs more than running it: what is
 * asked a second time is prepared by a name (docs/decisions/0050). One that is to be planned each time has an empty
 * name, and keeps it.
 */
export class NamingClient extends JoiningClient {
  readonly #names = new Map<string, string>();

  protected override toSent(statement: unknown): unknown {
    if (!isStatement(statement) || statement.name !== undefined) return statement;
    const name = this.#names.get(statement.text);
    if (name) return { ...statement, name };
    if (this.#names.size < mostNamed) this.#names.set(statement.text, `repeated_${this.#names.size}`);
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
      return isStatement(statement) ? { ...statement, name: undefined } : statement;
    }
  };
