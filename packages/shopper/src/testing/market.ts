/**
 * A fake market for tests. It holds both sides to the contract: a call that the market would
 * refuse, an answer it would never give and an unexpected call each fail the test.
 */
import { type CallIn, type CallKey, type CallOut, calls, type RefusalKey } from '@chengji/contract';
import { expect, vi } from 'vitest';

class Refused {
  readonly key: RefusalKey;
  readonly msg: string;
  readonly field: string | undefined;
  constructor(key: RefusalKey, msg: string, field?: string) {
    this.key = key;
    this.msg = msg;
    this.field = field;
  }
}

/** A refusal: its key, its message, and the invalid field where there is one. */
export const refuse = (key: RefusalKey, msg: string, field?: string) => new Refused(key, msg, field);

/** There is no answer. */
export const noNetwork = () => {
  throw new TypeError('no network');
};

type Given<K extends CallKey> = CallOut<K> | Refused;
type Answer<K extends CallKey> = Given<K> | ((input: CallIn<K>) => Given<K> | Promise<Given<K>>);
export type Answers = { [K in CallKey]?: Answer<K> };

type Asked = { name: CallKey; input: Record<string, unknown>; headers: Record<string, string> };

const fitsContract = (name: CallKey, side: 'in' | 'out', value: unknown) =>
  calls[name][side].safeParse(value).success;

const toText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** Replaces the network until `check`, which reports violations of the contract. */
export function fakeMarket(answers: Answers) {
  const asked: Asked[] = [];
  const faults: string[] = [];

  async function answer({ name, input }: Asked): Promise<Response> {
    const given = answers[name] as unknown;
    if (given === undefined) faults.push(`unexpected call ${name}`);
    if (!fitsContract(name, 'in', input)) faults.push(`${name} takes no ${JSON.stringify(input)}`);
    const data = await (typeof given === 'function' ? given(input) : given);
    if (data instanceof Refused) {
      const { key, msg, field } = data;
      const status = key === 'common.login_required' ? 401 : 200;
      const body = { code: 0, msg, time: 0, data: field ? { key, field } : { key } };
      return new Response(JSON.stringify(body), { status });
    }
    if (given !== undefined && !fitsContract(name, 'out', data)) faults.push(`${name} never answers this`);
    return new Response(JSON.stringify({ code: 1, msg: '', time: 0, data }));
  }

  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit) => {
    const { pathname, searchParams } = new URL(address, 'http://market');
    if (pathname === '/healthz') return new Response('ok');
    const sent = typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(searchParams);
    const name = `${method} ${pathname.replace('/api', '')}` as CallKey;
    const one = { name, input: sent, headers: headers as Record<string, string> };
    asked.push(one);
    return answer(one);
  });

  return {
    /** What a call was sent, each time. */
    asked: <K extends CallKey>(name: K) =>
      asked.filter((one) => one.name === name).map((one) => one.input as CallIn<K>),
    idempotencyKeys: (name: CallKey) =>
      asked.filter((one) => one.name === name).map(({ headers }) => headers['Idempotency-Key']),
    answer: (more: Answers) => Object.assign(answers, more),
    check: () => expect(faults.map(toText)).toEqual([]),
  };
}

export type Market = ReturnType<typeof fakeMarket>;
