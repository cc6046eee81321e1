/**
 * A market for tests of the clients, answered by the test. It holds both sides to the contract: a call that the
 * market would refuse, an answer or a refusal it would never give and an unexpected call each fail the test.
 */
import {
  type Call,
  type CallIn,
  type CallKey,
  type CallOut,
  calls,
  type RefusalData,
  type RefusalKey,
} from '@chengji/contract';
import { commonRefusals } from '@chengji/contract/call';
import { expect, vi } from 'vitest';

type Refusal = NonNullable<RefusalData> & { key: RefusalKey };

class Refused {
  readonly msg: string;
  readonly data: Refusal;
  constructor(msg: string, data: Refusal) {
    this.msg = msg;
    this.data = data;
  }
}

/** A refusal: its key, its message, and what comes with it, such as the invalid field. */
export const refuse = (key: RefusalKey, msg: string, more: Omit<Refusal, 'key'> = {}) =>
  new Refused(msg, { key, ...more });

/** There is no answer. */
export const noNetwork = () => {
  throw new TypeError('no network');
};

type Given<K extends CallKey> = CallOut<K> | Refused;
type Answer<K extends CallKey> = Given<K> | ((input: CallIn<K>) => Given<K> | Promise<Given<K>>);
export type Answers = { [K in CallKey]?: Answer<K> };

type Asked = { name: CallKey; input: Record<string, unknown>; headers: Record<string, string> };

/** As one of its kind: a union of all calls is more than TypeScript can add up. */
const getCall = (name: CallKey): Call => calls[name];

const fitsContract = (name: CallKey, side: 'in' | 'out', value: unknown) =>
  getCall(name)[side].safeParse(value).success;

const mayRefuse = (name: CallKey, key: RefusalKey) =>
  [...getCall(name).refusals, ...commonRefusals].some((known) => known === key);

/** Replaces the network until `check`, which reports violations of the contract. `time` is what its clock shows. */
export function fakeMarket(answers: Answers, { time = 0 }: { time?: number } = {}) {
  const asked: Asked[] = [];
  const faults: string[] = [];

  async function answer({ name, input }: Asked): Promise<Response> {
    const given = answers[name] as unknown;
    if (given === undefined) faults.push(`unexpected call ${name}`);
    if (!fitsContract(name, 'in', input)) faults.push(`${name} takes no ${JSON.stringify(input)}`);
    const data = await (typeof given === 'function' ? given(input) : given);
    if (data instanceof Refused) {
      const { key } = data.data;
      if (!mayRefuse(name, key)) faults.push(`${name} never refuses with ${key}`);
      const status = key === 'common.login_required' ? 401 : 200;
      return new Response(JSON.stringify({ code: 0, time, ...data }), { status });
    }
    if (given !== undefined && !fitsContract(name, 'out', data)) faults.push(`${name} never answers this`);
    return new Response(JSON.stringify({ code: 1, msg: '', time, data }));
  }

  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(address, 'http://market');
    if (pathname === '/healthz') return new Response('ok');
    const input = typeof body === 'string' ? JSON.parse(body) : Object.fromEntries(searchParams);
    const name = `${method} ${pathname.replace('/api', '')}` as CallKey;
    const one = { name, input, headers: headers as Record<string, string> };
    asked.push(one);
    return answer(one);
  });

  vi.stubGlobal('XMLHttpRequest', createRequests());

  return {
    /** What a call was sent, each time. */
    asked: <K extends CallKey>(name: K) =>
      asked.filter((one) => one.name === name).map((one) => one.input as CallIn<K>),
    idempotencyKeys: (name: CallKey) =>
      asked.filter((one) => one.name === name).map(({ headers }) => headers['Idempotency-Key']),
    answer: (more: Answers) => Object.assign(answers, more),
    check: () => expect(faults).toEqual([]),
  };
}

/** The older request, by which an upload says how much of it has gone; answered as `fetch` is. */
const createRequests = () =>
  class {
    readonly upload: { onprogress?: (moment: { loaded: number; total: number }) => void } = {};
    onload = () => {};
    onerror = () => {};
    status = 0;
    responseText = '';
    readonly #headers: Record<string, string> = {};
    #method = 'GET';
    #url = '';
    open(method: string, url: string) {
      this.#method = method;
      this.#url = url;
    }
    setRequestHeader(name: string, value: string) {
      this.#headers[name] = value;
    }
    getResponseHeader = () => null;
    abort() {}
    async send(body: FormData) {
      try {
        this.upload.onprogress?.({ loaded: 1, total: 2 });
        const response = await fetch(this.#url, { method: this.#method, headers: this.#headers, body });
        this.upload.onprogress?.({ loaded: 1, total: 1 });
        this.status = response.status;
        this.responseText = await response.text();
        this.onload();
      } catch {
        this.onerror();
      }
    }
  };

export type FakeMarket = ReturnType<typeof fakeMarket>;
