/** Sockets of people who watch a live. */
import type { ClientFrame, LiveFrame, LivingInfoFrame, ServerFrame } from '@chengji/contract/socket';
import type { Market } from '../market.ts';
import { type OpenSocket, openSocket } from '../open-socket.ts';
import type { Person } from './people.ts';

type Said = LivingInfoFrame['recent'][number];
type News = LiveFrame['message'];
type ContentOf<T extends News['type']> = Extract<News, { type: T }>['content'];

export type LiveSocket = OpenSocket & {
  readonly liveId: number;
  say(text: string): void;
  act(action: 'join' | 'leave'): void;
  like(count: number): void;
  tell(frame: ClientFrame): void;
  /** What was heard so far. */
  saids(): Said[];
  news<T extends News['type']>(type: T): ContentOf<T>[];
  infos(): LivingInfoFrame[];
};

const shakes = {
  shopper: 'POST /wanlshop/chat/shake',
  seller: 'POST /seller/chat/shake',
  platform: 'POST /platform/chat/shake',
} as const;

/** One that is open on this node, bound to this person where there is one, and has joined nothing yet. */
export async function openLiveSocket(
  market: Pick<Market, 'url' | 'client'>,
  liveId: number,
  person: Pick<Person, 'token'> | null,
  { kind = 'shopper', language = 'zh' }: { kind?: keyof typeof shakes; language?: 'zh' | 'en' } = {},
): Promise<LiveSocket> {
  const socket = await openSocket(market);
  if (person) await market.client(person.token, language).call(shakes[kind], { client_id: socket.clientId });
  const tell = (frame: ClientFrame) => socket.send(JSON.stringify(frame));
  const ofType = <T extends ServerFrame['type']>(type: T) =>
    socket.frames.filter((frame): frame is Extract<ServerFrame, { type: T }> => frame.type === type);
  return {
    ...socket,
    liveId,
    tell,
    say: (text) => tell({ type: 'say', live_id: liveId, text }),
    act: (action) => tell({ type: 'live', action, live_id: liveId }),
    like: (count) => tell({ type: 'live', action: 'like', live_id: liveId, count }),
    saids: () =>
      ofType('say').flatMap(({ id, form, message, second, createtime, more }) => [
        { id, form, message, second, createtime },
        ...more,
      ]),
    news: <T extends News['type']>(type: T) =>
      ofType('live').flatMap(({ message }) =>
        message.type === type ? message.content : [],
      ) as unknown as ContentOf<T>[],
    infos: () => ofType('SocketLivingInfo'),
  };
}

/** One that has joined, and was answered. */
export async function watchLive(
  market: Pick<Market, 'url' | 'client'>,
  liveId: number,
  person: Pick<Person, 'token'>,
  traits: Parameters<typeof openLiveSocket>[3] = {},
): Promise<LiveSocket> {
  const socket = await openLiveSocket(market, liveId, person, traits);
  socket.act('join');
  await socket.hear('SocketLivingInfo');
  return socket;
}
