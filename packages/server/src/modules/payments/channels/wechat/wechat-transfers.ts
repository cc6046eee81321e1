/** Transfers from the merchant to a person (WeChat's fund-app/mch-transfer): one bill number is one transfer. */
import { constants, publicEncrypt } from 'node:crypto';
import { asCents } from '@chengji/contract/money';
import { z } from 'zod';
import { GatewayError, type GatewayPayout, type PayoutRequest, type Told } from '../gateway.ts';
import { findMerchantMismatch } from './merchant-mismatch.ts';
import { understood, type WechatClient } from './wechat-client.ts';

const path = '/v3/fund-app/mch-transfer/transfer-bills';
const longestRemark = 32;

const Transfer = z.object({
  out_bill_no: z.string(),
  transfer_bill_no: z.string(),
  state: z.enum([
    'ACCEPTED',
    'PROCESSING',
    'WAIT_USER_CONFIRM',
    'TRANSFERING',
    'SUCCESS',
    'FAIL',
    'CANCELING',
    'CANCELLED',
  ]),
  /** Not in the answer to the request itself. */
  transfer_amount: z.int().optional(),
  fail_reason: z.string().optional(),
  package_info: z.string().optional(),
});
const KnownTransfer = Transfer.extend({ mch_id: z.string() });

type Transfer = z.output<typeof Transfer>;

export class WechatTransfers {
  readonly #client: WechatClient;

  constructor(client: WechatClient) {
    this.#client = client;
  }

  get areOn(): boolean {
    return this.#client.account.transferScene !== undefined;
  }

  async start({ outNo, openid, cents, title, name, at }: PayoutRequest): Promise<GatewayPayout> {
    const { appId, notifyUrl, transferScene: scene } = this.#client.account;
    if (!scene) throw new GatewayError('no money is paid out through this channel');
    const body = {
      appid: appId,
      out_bill_no: outNo,
      transfer_scene_id: scene.id,
      openid,
      ...(name === null ? {} : { user_name: this.#seal(name) }),
      transfer_amount: cents,
      transfer_remark: [...title].slice(0, longestRemark).join(''),
      notify_url: notifyUrl(),
      transfer_scene_report_infos: scene.report.map(({ name, text }) => ({
        info_type: name,
        info_content: text,
      })),
    };
    return this.#toPayout(understood(Transfer, await this.#client.post(path, body, { at })));
  }

  async query(outNo: string): Promise<GatewayPayout | 'unknown'> {
    try {
      const transfer = understood(KnownTransfer, await this.#client.get(`${path}/out-bill-no/${outNo}`));
      if (findMerchantMismatch(this.#client.account, transfer.mch_id))
        throw new GatewayError(`${outNo}: answered of another merchant`);
      return this.#toPayout(transfer);
    } catch (error) {
      if (error instanceof GatewayError && error.code === 'NOT_FOUND') return 'unknown';
      throw error;
    }
  }

  tell(plain: unknown): Told {
    const transfer = KnownTransfer.parse(plain);
    const { out_bill_no: outNo, mch_id } = transfer;
    const mismatch = findMerchantMismatch(this.#client.account, mch_id);
    if (mismatch) return { kind: 'mismatch', subjectNo: outNo, mismatch };
    return { kind: 'payout', outNo, payout: this.#toPayout(transfer) };
  }

  #toPayout(transfer: Transfer): GatewayPayout {
    const { state, transfer_bill_no: reference, transfer_amount, fail_reason } = transfer;
    if (state === 'SUCCESS') {
      const cents = transfer_amount === undefined ? null : asCents(transfer_amount);
      return { state: 'done', reference, cents };
    }
    if (state === 'FAIL' || state === 'CANCELLED') return { state: 'failed', reason: fail_reason ?? state };
    const isStalled = state === 'ACCEPTED' || state === 'PROCESSING';
    return { state: 'pending', reference, isStalled, confirmParams: this.#toConfirmParams(transfer) };
  }

  /** What opens the page inside WeChat on which the person takes the money (`requestMerchantTransfer`). */
  #toConfirmParams({ state, package_info }: Transfer): Record<string, string> | null {
    if (!package_info || state !== 'WAIT_USER_CONFIRM') return null;
    const { appId, merchantId } = this.#client.account;
    return { appId, mchId: merchantId, package: package_info };
  }

  /** A name is sent so that only the channel can read it. */
  #seal(name: string): string {
    const { key } = this.#client.theirKey;
    const padding = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha1' };
    return publicEncrypt(padding, Buffer.from(name)).toString('base64');
  }
}
