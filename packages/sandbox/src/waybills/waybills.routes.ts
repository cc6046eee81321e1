/** Kuaidi100's call for electronic waybills, the pictures it names, and what a test tells it to do. */
import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { drawLabel } from './label.ts';
import { LabelRefusal, type SandboxWaybills } from './waybills.ts';

const Behaviour = z.object({ mode: z.enum(['works', 'refuses', 'down', 'silent']) });

const Form = z.object({
  method: z.enum(['order', 'cancel']),
  key: z.string(),
  sign: z.string(),
  t: z.string().regex(/^\d+$/),
  param: z.string(),
});

type Options = {
  waybills: SandboxWaybills;
  account: { key: string; secret: string };
  /** Where this server is reached, for the addresses of labels. */
  getUrl: () => string;
};

export async function serveWaybills(
  app: FastifyInstance,
  { waybills, account, getUrl }: Options,
): Promise<void> {
  app.setErrorHandler((error, _request, reply) => {
    const { code, message } =
      error instanceof LabelRefusal ? error : new LabelRefusal(500, '服务器繁忙，请稍后再试');
    return reply.send({ success: false, code, message, data: null, time: 0 });
  });

  app.post('/label/order', async ({ body }, reply) => {
    if (waybills.mode === 'down') return reply.code(503).send('');
    const { method, param } = readForm(String(body), account);
    if (method === 'cancel') {
      waybills.cancel(param);
      return succeed({});
    }
    const { kuaidinum, kdComOrderNum, taskId } = waybills.order(param);
    // the number was given, and the line breaks before the answer
    if (waybills.mode === 'silent') return reply.code(503).send('');
    return succeed({
      taskId,
      kuaidinum,
      kdComOrderNum,
      label: `${getUrl()}/sandbox/labels/${taskId}`,
      childNum: null,
      returnNum: null,
    });
  });

  app.get<{ Params: { taskId: string } }>('/sandbox/labels/:taskId', async ({ params }, reply) => {
    const waybill = waybills.all.find(({ taskId }) => taskId === params.taskId);
    if (!waybill || waybills.mode === 'down') return reply.code(404).send('');
    return reply.type('image/svg+xml').send(drawLabel(waybill));
  });

  app.get('/sandbox/waybills', async () => waybills.all);
  app.post('/sandbox/waybills/behaviour', async ({ query }) => {
    waybills.mode = Behaviour.parse(query).mode;
    return {};
  });
}

function readForm(body: string, { key, secret }: Options['account']) {
  const form = Form.safeParse(Object.fromEntries(new URLSearchParams(body)));
  if (!form.success || form.data.key !== key) throw new LabelRefusal(30001, '未知的授权key');
  const { method, param, t, sign } = form.data;
  const signed = createHash('md5').update(param).update(t).update(key).update(secret);
  if (signed.digest('hex').toUpperCase() !== sign) throw new LabelRefusal(30003, '签名错误');
  return { method, param: JSON.parse(param) as unknown };
}

const succeed = (data: object) => ({ success: true, code: 200, message: 'success', data, time: 0 });
