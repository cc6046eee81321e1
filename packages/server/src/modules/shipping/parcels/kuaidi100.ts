/**
 * Kuaidi100's real-time query: a form with the question as JSON, signed by MD5 over question, key and
 * customer. It counts each question, so the answers are kept and it is asked again only after a while.
 */
import { hash } from 'node:crypto';
import { z } from 'zod';
import { fromBeijingText } from '../../../kernel/time/beijing.ts';
import { minuteMs } from '../../../kernel/time/durations.ts';
import { getCarrierName, needsMobile, toStatus, toStatusByWords } from './kuaidi100.rules.ts';
import type { Journey, Step } from './tracking.rules.ts';
import type { TrackingSource } from './tracking.ts';

export type Kuaidi100Account = { customer: string; key: string; endpoint?: string | undefined };

const publicEndpoint = 'https://poll.kuaidi100.com/poll/query.do';
const timeoutMs = 5_000;
const askEveryMs = 30 * minuteMs;
/** The number is not known yet, which is how every parcel begins. */
const notYetKnown = '500';

const Told = z.object({
  ftime: z.string().regex(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/),
  context: z.string(),
  statusCode: z.string().optional(),
});
const Answer = z.union([
  z.object({ message: z.literal('ok'), state: z.string(), data: z.array(Told) }),
  z.object({ result: z.literal(false), returnCode: z.string(), message: z.string() }),
]);
type Answer = z.output<typeof Answer>;

export class Kuaidi100 implements TrackingSource {
  readonly askEveryMs = askEveryMs;
  readonly #account: Kuaidi100Account;

  constructor(account: Kuaidi100Account) {
    this.#account = account;
  }

  async list(journey: Journey): Promise<Step[]> {
    const answer = await this.#ask(journey);
    if ('result' in answer) {
      if (answer.returnCode === notYetKnown) return [];
      throw new Error(`the tracking service answered ${answer.returnCode}: ${answer.message}`);
    }
    return answer.data.map((told, index) => toStep(told, index === 0 ? answer.state : undefined));
  }

  async #ask({ carrier, trackingNo, fromCity, to, mobile }: Journey): Promise<Answer> {
    const { customer, key, endpoint } = this.#account;
    const param = JSON.stringify({
      com: getCarrierName(carrier.code),
      num: trackingNo,
      ...(needsMobile(carrier.code) && mobile ? { phone: mobile } : {}),
      from: fromCity,
      to: `${to.city}${to.district}`,
      resultv2: '4',
      show: '0',
      order: 'desc',
    });
    const sign = hash('md5', `${param}${key}${customer}`).toUpperCase();
    const response = await fetch(endpoint ?? publicEndpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ customer, sign, param }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer = Answer.safeParse(await response.json().catch(() => null));
    if (!answer.success) throw new Error(`the tracking service answered ${response.status} without steps`);
    return answer.data;
  }
}

/** Steps carry their own state; without one the newest has the parcel's, and the words say what was before. */
function toStep({ ftime, context, statusCode }: z.output<typeof Told>, state: string | undefined): Step {
  const code = statusCode ?? state;
  return {
    status: code === undefined ? toStatusByWords(context) : toStatus(code),
    at: fromBeijingText(ftime),
    text: { zh: context, en: context },
  };
}
