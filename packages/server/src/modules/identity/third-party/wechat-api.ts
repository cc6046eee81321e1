/** Calls to WeChat's platform: JSON over HTTP, where a refusal is an `errcode` in an answer of 200. */
import { z } from 'zod';
import { ThirdPartyRefused } from './third-party-login.ts';

const timeoutMs = 10_000;
const Refused = z.object({ errcode: z.int(), errmsg: z.string().optional() });

export async function askWechat<T>(url: string, schema: z.ZodType<T>, body?: object): Promise<T> {
  const answer = await send(url, body);
  const refused = Refused.safeParse(answer);
  if (refused.success && refused.data.errcode !== 0) {
    throw new ThirdPartyRefused(`${getPath(url)}: ${refused.data.errcode} ${refused.data.errmsg ?? ''}`);
  }
  const understood = schema.safeParse(answer);
  if (!understood.success) throw new ThirdPartyRefused(`${getPath(url)}: not understood`);
  return understood.data;
}

async function send(url: string, body?: object): Promise<unknown> {
  try {
    const response = await fetch(url, {
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await response.json();
  } catch (error) {
    throw new ThirdPartyRefused(`${getPath(url)}: no answer`, { cause: error });
  }
}

/** The query holds the secret: it is nothing for a log. */
const getPath = (url: string) => new URL(url).pathname;
