import type { SmsEvent } from '@chengji/contract';

export type CodeMessage = { mobile: string; event: SmsEvent; code: string };

/** Whoever brings a code to a mobile. */
export interface Sms {
  /** Throws when the message was not taken. */
  sendCode(message: CodeMessage): Promise<void>;
}

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly sms: Sms;
  }
}
