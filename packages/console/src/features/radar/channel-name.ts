import type { RadarText } from './radar-text.ts';

const known = ['wechat', 'sandbox', 'bank', 'opening'] as const;

/** A channel in words; one this console has no word for is shown by its own name. */
export function channelName(text: RadarText, channel: string): string {
  const found = known.find((one) => one === channel);
  return found ? text(`channel_${found}`) : channel;
}
