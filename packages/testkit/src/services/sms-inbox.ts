/** The codes a market sends, read where its operator reads them: in the lines it prints. */

import type { SmsEvent } from '@chengji/contract';
import { LogSms } from '@chengji/server/modules/identity/sms/log-sms';
import type { Market } from '../market.ts';

export type SmsInbox = {
  readonly lines: readonly string[];
  /** The newest code sent to this mobile for this purpose. */
  generateCode(mobile: string, event: SmsEvent): string;
};

export function openSmsInbox(market: Market): SmsInbox {
  const lines: string[] = [];
  Object.assign(market.server.kernel.services, { sms: new LogSms((line) => lines.push(line)) });
  return {
    lines,
    generateCode(mobile, event) {
      const start = `sms ${mobile} ${event} `;
      const line = lines.findLast((sent) => sent.startsWith(start));
      if (!line) throw new Error(`no code was sent to ${mobile} for ${event}`);
      return line.slice(start.length);
    },
  };
}
