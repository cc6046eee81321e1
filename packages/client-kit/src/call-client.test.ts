import { expect, it, vi } from 'vitest';
import { createCallClient, type SentCall } from './call-client.ts';
import { CallError } from './call-error.ts';
import { computeAppKey, computeSign } from './sign.ts';

type Sent = { url: string; init: SentCall; headers: Record<string, string> };

function aClient(answer: () => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const client = createCallClient({
    base: '/api',
    socketUrl: '/socket',
    appClient: 'H5',
    token: () => 'a-token',
    language: () => 'en',
    fetch: async (url, init) => {
      sent.push({ url: String(url), init, headers: init.headers });
      return answer();
    },
  });
  return { client, sent };
}

const envelope = (code: number, data: unknown, msg = '', status = 200) =>
  Response.json({ code, msg, time: 0, data }, { status });

const getError = async (work: Promise<unknown>): Promise<CallError> => {
  const error = await work.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (error instanceof CallError) return error;
  throw new Error('no CallError was thrown');
};

it('a read is sent as a query, signed, with token, client and language', async () => {
  const { client, sent } = aClient(() => envelope(1, { rows: [], next: null }));
  await client.call('GET /wanlshop/goods/list', { keyword: '橙子', shop_id: undefined, limit: 20 });
  expect(sent[0]?.url).toBe('/api/wanlshop/goods/list?keyword=%E6%A9%99%E5%AD%90&limit=20');
  expect(sent[0]?.headers).toEqual({
    Sign: computeSign('/wanlshop/goods/list', { keyword: '橙子', limit: 20 }, computeAppKey('/socket')),
    token: 'a-token',
    'App-Client': 'H5',
    'Accept-Language': 'en',
  });
});

it('a change is sent as JSON, with its idempotency key', async () => {
  const { client, sent } = aClient(() => envelope(1, null));
  await client.call('POST /wanlshop/order/cancel', { id: 7 }, { idempotencyKey: 'key-12345' });
  expect(sent[0]?.init.method).toBe('POST');
  expect(sent[0]?.init.body).toBe('{"id":7}');
  expect(sent[0]?.headers).toMatchObject({
    'Content-Type': 'application/json',
    'Idempotency-Key': 'key-12345',
  });
});

it('a file is sent as multipart, signed over no parameter', async () => {
  const { client, sent } = aClient(() => envelope(1, { url: '/files/a' }));
  await client.upload('POST /wanlshop/common/upload', new Blob(['x']), 'a.png');
  expect(sent[0]?.init.body).toBeInstanceOf(FormData);
  expect(sent[0]?.headers.Sign).toBe(computeSign('/wanlshop/common/upload', {}, computeAppKey('/socket')));
});

it('a call answers the data of code 1', async () => {
  const { client } = aClient(() => envelope(1, { seconds: 60 }));
  await expect(
    client.call('POST /wanlshop/sms/send', { mobile: '13800000001', event: 'login' }),
  ).resolves.toEqual({
    seconds: 60,
  });
});

it('a refusal is thrown with its message, key and field', async () => {
  const { client } = aClient(() => envelope(0, { key: 'common.invalid_input', field: 'id' }, 'Invalid id'));
  const error = await getError(client.call('POST /wanlshop/order/cancel', { id: 1 }));
  expect(error).toMatchObject({
    kind: 'refused',
    code: 0,
    message: 'Invalid id',
    key: 'common.invalid_input',
    field: 'id',
  });
});

it('another HTTP status is thrown, with the message when there is one', async () => {
  const { client } = aClient(() => envelope(0, null, 'Please log in', 401));
  expect(await getError(client.call('GET /wanlshop/user/info'))).toMatchObject({
    kind: 'http',
    status: 401,
    message: 'Please log in',
  });
  const broken = aClient(() => new Response('<html>', { status: 502 }));
  expect(await getError(broken.client.call('GET /wanlshop/user/info'))).toMatchObject({
    kind: 'http',
    status: 502,
    message: '',
  });
});

it('an answer whose body is cut off on its way is no answer', async () => {
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{"code":1,'));
      controller.error(new TypeError('terminated'));
    },
  });
  const { client } = aClient(() => new Response(cut));
  expect((await getError(client.call('GET /wanlshop/user/info'))).kind).toBe('offline');
});

it('a call without an answer is offline, and one the caller gave up aborted', async () => {
  const { client } = aClient(() => Promise.reject(new TypeError('fetch failed')));
  expect((await getError(client.call('GET /wanlshop/user/info'))).kind).toBe('offline');
  const signal = AbortSignal.abort();
  expect((await getError(client.call('GET /wanlshop/user/info', {}, { signal }))).kind).toBe('aborted');
});

it('a call without an answer within a minute is given up', async () => {
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
  const { client } = aClient(() => Promise.reject(new DOMException('', 'TimeoutError')));
  expect((await getError(client.call('GET /wanlshop/user/info'))).kind).toBe('timeout');
  expect(timeout).toHaveBeenCalledWith(60_000);
  timeout.mockRestore();
});

it.each([
  ['its own', 'offline', () => Promise.reject(new TypeError('fetch failed'))],
  ['a proxy’s', 'http', () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 })],
] as const)(
  'a call that is safe to repeat is sent again when %s connection was cut, and no other',
  async (_whose, kind, cut) => {
    const cutOnce = () => {
      let isCut = false;
      return aClient(() => {
        if (isCut) return envelope(1, null);
        isCut = true;
        return cut();
      });
    };
    const keyed = cutOnce();
    await keyed.client.call('POST /wanlshop/order/cancel', { id: 7 }, { idempotencyKey: 'key-12345' });
    expect(keyed.sent.map(({ headers }) => headers['Idempotency-Key'])).toEqual(['key-12345', 'key-12345']);
    const read = cutOnce();
    await read.client.call('GET /wanlshop/user/info');
    expect(read.sent).toHaveLength(2);
    const unkeyed = cutOnce();
    expect((await getError(unkeyed.client.call('POST /wanlshop/order/cancel', { id: 7 }))).kind).toBe(kind);
    expect(unkeyed.sent).toHaveLength(1);
  },
);

it('the client solves a challenge and makes the call again, once, with its device', async () => {
  const challenge = { algorithm: 'SHA-256', salt: 's', challenge: 'c', maxnumber: 9, signature: 'x' };
  const answers = [
    envelope(0, { key: 'identity.challenge_required', challenge }),
    envelope(0, { key: 'identity.challenge_required', challenge }),
  ];
  const sent: Record<string, string>[] = [];
  const client = createCallClient({
    base: '/api',
    socketUrl: '/socket',
    appClient: 'H5',
    token: () => null,
    language: () => 'en',
    device: () => 'a-device',
    solve: async (asked) => `solved ${asked.challenge}`,
    fetch: async (_url, init) => {
      sent.push(init.headers);
      return answers.shift() ?? envelope(1, null);
    },
  });
  const send = client.call('POST /wanlshop/sms/send', { mobile: '13800000001', event: 'login' });
  expect((await getError(send)).key).toBe('identity.challenge_required');
  expect(sent.map(({ Challenge }) => Challenge)).toEqual([undefined, 'solved c']);
  expect(sent.map(({ Device }) => Device)).toEqual(['a-device', 'a-device']);
});
