import type { CodeMessage, NewsMessage, Sms } from './sms.ts';

/** Prints messages as lines of the log, for a market that has no provider. */
export class LogSms implements Sms {
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  async sendCode({ mobile, event, code }: CodeMessage): Promise<void> {
    this.#print(`sms ${mobile} ${event} ${code}`);
  }

  async sendNews({ mobile, news, params }: NewsMessage): Promise<void> {
    this.#print(`sms ${mobile} ${news} ${Object.values(params).join(' ')}`);
  }
}
