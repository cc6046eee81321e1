import type { PayChannel } from '@chengji/contract';
import type { Context } from '../../../kernel/context.ts';
import { channelNames } from '../payment.rules.ts';

/** What a person is told of channels that do not answer, by a message that takes their names; empty without any. */
export function noteChannels(
  { services, language }: Context,
  key: string,
  channels: readonly PayChannel[],
): string {
  if (channels.length === 0) return '';
  const names = [...new Set(channels)].map((channel) => channelNames[channel][language]);
  return services.translate(language, key, { channel: names.join(language === 'zh' ? '、' : ', ') });
}
