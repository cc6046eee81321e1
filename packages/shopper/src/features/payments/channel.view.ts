/** How a payment goes on once its channel has been asked. */
import type { CallOut, PayChannel } from '@chengji/contract';

type Channels = readonly { channel: PayChannel; enabled: boolean }[];
export type ChannelParams = NonNullable<CallOut<'POST /wanlshop/pay/create'>['params']>;

/** The chosen channel, as long as it can be used; otherwise the first that can. */
export function pickChannel(rows: Channels, chosen: PayChannel | null): PayChannel | null {
  const open = rows.filter(({ enabled }) => enabled);
  return (open.find(({ channel }) => channel === chosen) ?? open[0])?.channel ?? null;
}

export type NextStep =
  | { kind: 'page'; url: string }
  | { kind: 'app'; params: ChannelParams }
  | { kind: 'none' };

/** Only a page of the web is followed: an address of another kind could run as a script. */
const isPage = (url: string | undefined): url is string =>
  url !== undefined && /^(https?:\/\/|\/(?!\/))/.test(url);

/** A page to open, or what WeChat is handed. */
export function getNextStep(params: ChannelParams | undefined): NextStep {
  if (params?.mode === 'h5' && isPage(params.url)) return { kind: 'page', url: params.url };
  if (params?.mode === 'jsapi') {
    const { mode: _, ...handed } = params;
    return { kind: 'app', params: handed };
  }
  return { kind: 'none' };
}
