/** A stand-in for Alibaba Cloud's short message service: it checks each signature in a way of its own. */
import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';

export type SmsProvider = {
  readonly url: string;
  /** What it took, without the signatures. */
  readonly taken: readonly Record<string, string>[];
  /** Answers every request with this from now on; null: as usual. */
  answerWith(text: string | null): void;
  stop(): void;
};

export async function startSmsProvider(accessKeySecret: string): Promise<SmsProvider> {
  const taken: Record<string, string>[] = [];
  const nonces = new Set<string>();
  let fixed: string | null = null;

  const take = (form: URLSearchParams): string => {
    const given = form.get('Signature');
    form.delete('Signature');
    form.sort();
    const escaped = form.toString().replaceAll('+', '%20').replaceAll('*', '%2A').replaceAll('%7E', '~');
    const signed = createHmac('sha1', `${accessKeySecret}&`)
      .update(`POST&%2F&${encodeURIComponent(escaped)}`)
      .digest('base64');
    if (given !== signed) return 'SignatureDoesNotMatch';
    const nonce = form.get('SignatureNonce') ?? '';
    if (nonces.has(nonce)) return 'SignatureNonceUsed';
    nonces.add(nonce);
    taken.push(Object.fromEntries(form));
    return 'OK';
  };

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const code = request.method === 'POST' ? take(new URLSearchParams(body)) : 'MethodNotAllowed';
    response.end(fixed ?? JSON.stringify({ Code: code, Message: code }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    taken,
    answerWith: (text) => {
      fixed = text;
    },
    stop: () => server.close(),
  };
}
