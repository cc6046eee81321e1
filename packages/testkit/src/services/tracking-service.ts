/** A stand-in for Kuaidi100's real-time query: it checks each signature, and answers what the test gave it. */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';

type TrackingStep = { ftime: string; context: string; statusCode?: string };

export type TrackingService = {
  readonly url: string;
  /** Each question, as its JSON said it. */
  readonly asked: readonly Record<string, string>[];
  /** What it knows of a number from now on, the newest first. */
  setSteps(number: string, state: string, steps: readonly TrackingStep[]): void;
  /** Answers every query with this from now on; null: as usual. */
  answerWith(text: string | null): void;
  forget(): void;
  stop(): void;
};

export async function startTrackingService(account: {
  customer: string;
  key: string;
}): Promise<TrackingService> {
  let asked: Record<string, string>[] = [];
  const parcels = new Map<string, { state: string; data: readonly TrackingStep[] }>();
  let fixed: string | null = null;

  const refuse = (returnCode: string, message: string) => ({ result: false, returnCode, message });
  const answer = (form: URLSearchParams): object => {
    const param = form.get('param') ?? '';
    const signed = createHash('md5').update(param).update(account.key).update(account.customer);
    const isSigned = form.get('sign') === signed.digest('hex').toUpperCase();
    if (!isSigned || form.get('customer') !== account.customer) return refuse('503', '验证签名失败');
    const question = JSON.parse(param) as Record<string, string>;
    asked.push(question);
    const parcel = parcels.get(question.num ?? '');
    if (!parcel) return refuse('500', '查询无结果，请隔段时间再查');
    return {
      message: 'ok',
      nu: question.num,
      ischeck: parcel.state === '3' ? '1' : '0',
      status: '200',
      ...parcel,
    };
  };

  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const reply = answer(new URLSearchParams(body));
    response.end(fixed ?? JSON.stringify(reply));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/poll/query.do`,
    get asked() {
      return asked;
    },
    setSteps: (number, state, data) => {
      parcels.set(number, { state, data });
    },
    answerWith: (text) => {
      fixed = text;
    },
    forget: () => {
      asked = [];
    },
    stop: () => server.close(),
  };
}
