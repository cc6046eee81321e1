/** The calls of the protocol by which a merchant transfers money to people. */
import { constants, privateDecrypt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { SandboxKeys } from '../keys.ts';
import { presentNewTransfer, presentTransfer } from './present.ts';
import { V3Refusal } from './refusal.ts';
import type { SandboxTransfers } from './transfers.ts';

/** From 2,000.00 on the protocol wants the receiver's name. */
const nameFromCents = 200_000;

const TransferOrder = z
  .object({
    appid: z.string(),
    out_bill_no: z.string().regex(/^[0-9A-Za-z]{1,32}$/),
    transfer_scene_id: z.string().min(1).max(36),
    openid: z.string().min(1).max(64),
    user_name: z.string().optional(),
    transfer_amount: z.int().positive(),
    transfer_remark: z.string().min(1).max(32),
    notify_url: z.url(),
    transfer_scene_report_infos: z
      .array(z.object({ info_type: z.string().min(1), info_content: z.string().min(1) }))
      .min(1),
  })
  .refine(({ transfer_amount, user_name }) => transfer_amount < nameFromCents || user_name !== undefined);

type ByNo = { Params: { no: string } };

export function serveTransfers(
  app: FastifyInstance,
  { keys, transfers }: { keys: SandboxKeys; transfers: SandboxTransfers },
): void {
  /** A name is sealed with the gateway's key, whose number stands in the header. */
  const readName = (sealed: string | undefined, serial: unknown): string => {
    if (sealed === undefined) return '';
    if (serial !== keys.platformSerial) throw new V3Refusal(400, 'PARAM_ERROR', 'sealed with another key');
    const { privateKey: key } = keys.platform;
    const padding = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' };
    return privateDecrypt(padding, Buffer.from(sealed, 'base64')).toString('utf8');
  };

  app.post('/v3/fund-app/mch-transfer/transfer-bills', async ({ body, headers }) => {
    const order = TransferOrder.parse(JSON.parse(String(body)));
    if (order.appid !== keys.appId) throw new V3Refusal(400, 'APPID_MCHID_NOT_MATCH');
    return presentNewTransfer(
      transfers.start({
        outBillNo: order.out_bill_no,
        openid: order.openid,
        cents: order.transfer_amount,
        remark: order.transfer_remark,
        userName: readName(order.user_name, headers['wechatpay-serial']),
        notifyUrl: order.notify_url,
      }),
    );
  });
  app.get<ByNo>('/v3/fund-app/mch-transfer/transfer-bills/out-bill-no/:no', async ({ params }) =>
    presentTransfer(keys, transfers.get(params.no)),
  );
}
