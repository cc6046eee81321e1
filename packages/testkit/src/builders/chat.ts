/** What people and shops write to each other. */
import { randomUUID } from 'node:crypto';
import type { CallIn, CallOut } from '@chengji/contract';
import type { Person } from './people.ts';

type Sent = CallOut<'POST /wanlshop/chat/send'>;
type Message = CallIn<'POST /wanlshop/chat/send'>['message'];
type Content = Message extends infer M ? (M extends Message ? Omit<M, 'client_msg_id'> : never) : never;

/** A text, or anything else that can be sent, under an id of its own. */
export const toMessage = (said: string | Content, client_msg_id: string = randomUUID()): Message =>
  ({
    ...(typeof said === 'string' ? { type: 'text', content: { text: said } } : said),
    client_msg_id,
  }) as Message;

export const writeToShop = (
  { client }: Pick<Person, 'client'>,
  shop: { id: number },
  said: string | Content = '请问有货吗？',
): Promise<Sent> => client.call('POST /wanlshop/chat/send', { to_id: shop.id, message: toMessage(said) });

export const writeToShopper = (
  { client }: Pick<Person, 'client'>,
  shopper: { id: number },
  said: string | Content = '有货的',
): Promise<Sent> => client.call('POST /seller/chat/send', { to_id: shopper.id, message: toMessage(said) });
