/** The HTTP API of SRS: what is published there now, and throwing somebody out. */
import { z } from 'zod';

const answerWithinMs = 3_000;
const mostStreams = 1_000;

/** As SRS 5 to 7 describe a stream; what is published carries the connection. */
const Stream = z.object({
  name: z.string(),
  app: z.string(),
  frames: z.number().default(0),
  kbps: z.object({ recv_30s: z.number().default(0) }).default({ recv_30s: 0 }),
  publish: z.object({ active: z.boolean(), cid: z.string().optional() }),
  video: z.object({ width: z.number().default(0), height: z.number().default(0) }).nullish(),
});
export type SrsStream = z.output<typeof Stream>;

export class SrsApi {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async listStreams(): Promise<SrsStream[]> {
    const answer = await this.#ask('GET', `/api/v1/streams/?start=0&count=${mostStreams}`);
    return z.object({ streams: z.array(Stream) }).parse(await answer.json()).streams;
  }

  /** Whom it does not know is out already. */
  async throwOut(clientId: string): Promise<void> {
    const answer = await this.#ask('DELETE', `/api/v1/clients/${encodeURIComponent(clientId)}`);
    await answer.body?.cancel();
  }

  async #ask(method: string, path: string): Promise<Response> {
    const answer = await fetch(`${this.#url}${path}`, {
      method,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    if (!answer.ok && !(method === 'DELETE' && answer.status < 500))
      throw new Error(`SRS answered ${answer.status}`);
    return answer;
  }
}
