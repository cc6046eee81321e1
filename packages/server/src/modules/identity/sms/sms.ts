import type { SmsEvent } from '@chengji/contract';

export type CodeMessage = { mobile: string; event: SmsEvent; code: string };

/** Messages to people who may have no app open. Each kind is a template that the provider has approved. */
export type NewsMessage = { mobile: string } & (
  | { news: 'shop_approved'; params: { name: string; account: string } }
  | { news: 'shop_rejected'; params: { name: string; reason: string } }
  | { news: 'mobile_changed'; params: { mobile: string } }
);
export type News = NewsMessage['news'];

/** A sender of messages to mobiles. It throws when a message was not accepted. */
export interface Sms {
  sendCode(message: CodeMessage): Promise<void>;
  sendNews(message: NewsMessage): Promise<void>;
}

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly sms: Sms;
  }
}
