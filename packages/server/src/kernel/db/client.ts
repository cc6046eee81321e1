import pg from 'pg';
import { getConnection } from './driver/driver-internals.ts';

type Query = pg.Client['query'];
type Statement = { text: string; name?: string };

const isStatement = (statement: unknown): statement is Statement =>
  typeof statement === 'object' && statement !== null && 'text' in statement;

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

type PoolQuery = pg.Pool['query'];
/** What was asked of the pool, and where its answer is waited for. */
type Asked = { given: Parameters<PoolQuery> } & PromiseWithResolvers<unknown>;

const isPrepared = (statement: unknown): boolean => isStatement(statement) && Boolean(statement.name);

/**
 * A pool in which the prepared statements of one moment share a connection, and so a packet: they are quick, and a
 * page is mostly made of several that need not wait for each other (docs/decisions/0012). Any other statement may take
 * its time, and gets a connection of its own.
 */
export class JoiningPool extends pg.Pool {
  #asked: Asked[] = [];

  override query = ((...given: Parameters<PoolQuery>) => {
    if (!isPrepared(given[0])) return super.query(...given);
    const asked: Asked = { given, ...Promise.withResolvers() };
    if (this.#asked.push(asked) === 1) process.nextTick(() => this.#send(this.#asked.splice(0)));
    return asked.promise;
  }) as PoolQuery;

  #send(all: readonly Asked[]): void {
    const [first, ...others] = all;
    if (first && others.length === 0) {
      first.resolve(super.query(...first.given));
      return;
    }
    this.connect().then(
      (client) => sendOver(client, all),
      (error: unknown) => {
        for (const { reject } of all) reject(error);
      },
    );
  }
}

/** The connection is free for others when all are answered, and given up where one failed, as the pool does with one alone. */
async function sendOver(client: pg.PoolClient, all: readonly Asked[]): Promise<void> {
  const answers = all.map(async ({ given }) => client.query(...given));
  for (const [at, { resolve }] of all.entries()) resolve(answers[at]);
  const failed = (await Promise.allSettled(answers)).find((answer) => answer.status === 'rejected');
  client.release(failed?.reason);
}

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
