/**
 * The waybill service of the sandbox, as Kuaidi100 speaks: it gives each order one number, however often it is asked.
 * Its journal is written before anything is answered, so that a number given stays given.
 */
import { hash } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { SandboxKeys } from '../keys.ts';

const Man = z.object({ name: z.string().min(1), mobile: z.string().min(1), printAddr: z.string().min(1) });

const Order = z.object({
  orderId: z.string().min(1),
  kuaidicom: z.string().min(1),
  partnerId: z.string().min(1),
  partnerKey: z.string().optional(),
  net: z.string().optional(),
  recMan: Man,
  sendMan: Man,
  cargo: z.string(),
  count: z.int().min(1),
  weight: z.number().positive(),
  payType: z.enum(['SHIPPER', 'CONSIGNEE', 'MONTHLY', 'THIRDPARTY']),
  expType: z.string(),
  printType: z.literal('IMAGE'),
  tempId: z.string().optional(),
  needDesensitization: z.boolean().default(false),
});
type WaybillOrder = z.output<typeof Order>;

const Cancel = z.object({
  kuaidicom: z.string(),
  partnerId: z.string(),
  kuaidinum: z.string(),
  orderId: z.string().optional(),
});

export type SandboxWaybill = {
  order: WaybillOrder;
  kuaidinum: string;
  kdComOrderNum: string;
  taskId: string;
  asked: number;
  isCancelled: boolean;
};

type Line = { give: SandboxWaybill } | { ask: string } | { cancel: string };

/** How each carrier's numbers begin. */
const beginnings: Record<string, string> = {
  shunfeng: 'SF',
  zhongtong: '78',
  yuantong: 'YT',
  shentong: '77',
  yunda: '43',
  jtexpress: 'JT',
  jd: 'JDVA',
  ems: '1',
  youzhengguonei: '98',
  debangkuaidi: 'DPK',
};

/** Where none of the stand-in's carriers goes. */
const notServed = '三沙市';

type WaybillMode = 'works' | 'refuses' | 'down' | 'silent';

/** What the protocol refuses with. */
export class LabelRefusal extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Beside the payment gateway's keys, distinct from them. */
export const toWaybillSecret = ({ apiV3Key }: SandboxKeys): string =>
  hash('sha256', `waybills ${apiV3Key}`).slice(0, 32);

export class SandboxWaybills {
  mode: WaybillMode = 'works';
  readonly #journal: string;
  readonly #byOrder = new Map<string, SandboxWaybill>();

  constructor(folder: string) {
    this.#journal = join(folder, 'waybills.jsonl');
    if (!existsSync(this.#journal)) return;
    for (const line of readFileSync(this.#journal, 'utf8').split('\n'))
      if (line) this.#apply(JSON.parse(line));
  }

  get all(): readonly SandboxWaybill[] {
    return [...this.#byOrder.values()];
  }

  find = (number: string): SandboxWaybill | undefined =>
    this.all.find(({ kuaidinum }) => kuaidinum === number);

  order(param: unknown): SandboxWaybill {
    const asked = Order.safeParse(param);
    if (!asked.success) throw new LabelRefusal(30002, `参数错误：${asked.error.issues[0]?.path.join('.')}`);
    const order = asked.data;
    const given = this.#byOrder.get(order.orderId);
    if (given) {
      this.#record({ ask: order.orderId });
      return given;
    }
    if (this.mode === 'refuses') throw new LabelRefusal(30008, '电子面单账号余额不足');
    if (order.recMan.printAddr.includes(notServed)) throw new LabelRefusal(30012, '收件地址超出派送范围');
    const waybill = newWaybill(order);
    this.#record({ give: waybill });
    return this.#byOrder.get(order.orderId) ?? waybill;
  }

  cancel(param: unknown): void {
    const asked = Cancel.safeParse(param);
    const waybill = asked.success ? this.find(asked.data.kuaidinum) : undefined;
    if (!asked.success || !waybill || waybill.order.partnerId !== asked.data.partnerId)
      throw new LabelRefusal(30009, '快递单号不存在');
    if (waybill.isCancelled) throw new LabelRefusal(30010, '该单号已取消');
    this.#record({ cancel: waybill.order.orderId });
  }

  #record(line: Line): void {
    appendFileSync(this.#journal, `${JSON.stringify(line)}\n`);
    this.#apply(line);
  }

  #apply(line: Line): void {
    if ('give' in line) this.#byOrder.set(line.give.order.orderId, { ...line.give });
    const changed = this.#byOrder.get('ask' in line ? line.ask : 'cancel' in line ? line.cancel : '');
    if (!changed) return;
    if ('ask' in line) changed.asked += 1;
    else changed.isCancelled = true;
  }
}

function newWaybill(order: WaybillOrder): SandboxWaybill {
  const digest = hash('sha256', `${order.partnerId} ${order.orderId}`);
  const digits = BigInt(`0x${digest.slice(0, 24)}`)
    .toString()
    .padStart(24, '0');
  const beginning = beginnings[order.kuaidicom] ?? '';
  const length = order.kuaidicom === 'ems' ? 12 : 13;
  return {
    order,
    kuaidinum: `${beginning}${digits.slice(-length)}`,
    kdComOrderNum: `KD${digits.slice(0, 16)}`,
    taskId: digest.slice(0, 32).toUpperCase(),
    asked: 1,
    isCancelled: false,
  };
}
