/** A language model by the common chat-completions protocol. It words what was found; it is asked nothing else. */
import { CircuitBreaker } from '../../../kernel/circuit-breaker.ts';
import type { Config } from '../../../kernel/config.ts';
import type { Clock } from '../../../kernel/time/clock.ts';
import { ModelUnanswered } from './model-unanswered.ts';
import { readStream } from './read-stream.ts';
import type { Prompt } from './worded-answer.rules.ts';

declare module '../../../kernel/context.ts' {
  interface Services {
    /** Null: what was found is shown as it stands. */
    readonly languageModel: LanguageModel | null;
  }
}

const timeLimitMs = 8_000;
const failuresInARow = 3;
const leftAloneMs = 30_000;

type Service = { url: string; key: string | undefined; model: string };

export class LanguageModel {
  readonly #service: Service;
  readonly #breaker: CircuitBreaker;
  readonly #limitMs: number;

  constructor(service: Service, clock: Clock, limitMs = timeLimitMs) {
    this.#service = service;
    this.#limitMs = limitMs;
    this.#breaker = new CircuitBreaker({
      clock,
      failures: failuresInARow,
      leftAloneMs,
      isFailure: (error) => error instanceof ModelUnanswered,
    });
  }

  complete(messages: Prompt): Promise<string> {
    return this.#breaker.execute(() => this.#ask(messages));
  }

  async #ask(messages: Prompt): Promise<string> {
    const { url, key, model } = this.#service;
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}/chat/completions`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          ...(key ? { authorization: `Bearer ${key}` } : {}),
        },
        body: JSON.stringify({ model, messages, stream: true, temperature: 0, max_tokens: 600 }),
        redirect: 'error',
        signal: AbortSignal.timeout(this.#limitMs),
      });
      if (!response.ok || !response.body) throw new ModelUnanswered(`the model answered ${response.status}`);
      return await readStream(response.body);
    } catch (error) {
      if (error instanceof ModelUnanswered) throw error;
      throw new ModelUnanswered('the model did not answer', { cause: error });
    }
  }
}

export const createLanguageModel = ({ assistant }: Config, clock: Clock): LanguageModel | null =>
  assistant.url && assistant.model
    ? new LanguageModel({ url: assistant.url, key: assistant.key, model: assistant.model }, clock)
    : null;
