/** WeChat Pay's bills of a day: asked for by its calendar, downloaded, and held against the hash it told. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { fromBeijingText } from '../../../../kernel/time/beijing.ts';
import type { Clock } from '../../../../kernel/time/clock.ts';
import { type BillKind, type BillLines, GatewayError } from '../gateway.ts';
import { readBillFile } from './bill-file.ts';
import { understood, type WechatClient } from './wechat-client.ts';

const Bill = z.object({ hash_type: z.literal('SHA1'), hash_value: z.string(), download_url: z.url() });

const paths: Record<BillKind, (day: string) => string> = {
  trade: (day) => `/v3/bill/tradebill?bill_date=${day}&bill_type=ALL`,
  fund_flow: (day) => `/v3/bill/fundflowbill?bill_date=${day}&account_type=BASIC`,
};

export class WechatBills {
  readonly #client: WechatClient;
  readonly #clock: Clock;

  constructor(client: WechatClient, clock: Clock) {
    this.#client = client;
    this.#clock = clock;
  }

  async list<K extends BillKind>(day: string, kind: K): Promise<BillLines[K][]> {
    // the channel says of a day that is not over that nothing happened on it
    if (this.#clock.now() < fromBeijingText(`${day} 24:00:00`))
      throw new GatewayError(`${day} is not over yet`, 'STATEMENT_CREATING');
    const bytes = await this.#download(paths[kind](day));
    return bytes === null ? [] : readBillFile(bytes, kind);
  }

  /** Null where nothing happened on the day. */
  async #download(path: string): Promise<Buffer | null> {
    try {
      const { hash_value, download_url } = understood(Bill, await this.#client.get(path));
      const { pathname, search } = new URL(download_url);
      const bytes = await this.#client.download(`${pathname}${search}`);
      const hash = createHash('sha1').update(bytes).digest('hex');
      if (hash !== hash_value.toLowerCase()) throw new GatewayError(`${path}: not the file that was named`);
      return bytes;
    } catch (error) {
      if (error instanceof GatewayError && error.code === 'NO_STATEMENT_EXIST') return null;
      throw error;
    }
  }
}
