import type { CodeMessage, Sms } from './sms.ts';

/** Prints codes as lines of the log, for a market that has no provider. */
export class LogSms implements Sms {
  readonly #print: (line: string) => void;

  constructor(print: (line: string) => void) {
    this.#print = print;
  }

  async sendCode({ mobile, event, code }: CodeMessage): Promise<void> {
    this.#print(`sms ${mobile} ${event} ${code}`);
  }
}
