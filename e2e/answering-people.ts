/** Who answers: the staff of a shop in chat, and the market's agents. */
import { newIdempotencyKey } from '../packages/client-kit/src/index.ts';
import { createClient, visitor } from './client.ts';
import { logInOwner, operator } from './people.ts';

/** The owner of a shop, who writes to a shopper; at no time of the day does the shop answer by itself. */
export async function shopWriter(shopId: number, shopperId: number) {
  const call = await logInOwner(shopId);
  await call('POST /seller/chat/hours_save', { ...(await call('GET /seller/chat/hours', {})), on: false });
  const { name: english } = await createClient(null, 'en').call('GET /wanlshop/shop/details', { id: shopId });
  const { name: chinese } = await visitor.call('GET /wanlshop/shop/details', { id: shopId });
  const history = async () =>
    (await call('GET /seller/chat/history', { user_id: shopperId, limit: 100 })).rows;
  const [last] = (await history()).slice(-1);
  const news = async () => (await history()).filter(({ message }) => message.id > (last?.message.id ?? 0));
  return {
    name: (language: 'zh' | 'en') => (language === 'zh' ? chinese : english),
    write: (text: string) => {
      const message = { type: 'text', content: { text }, client_msg_id: newIdempotencyKey() } as const;
      return call('POST /seller/chat/send', { to_id: shopperId, message });
    },
    type: () => call('POST /seller/chat/typing', { user_id: shopperId }),
    read: () => call('POST /seller/chat/read', { user_id: shopperId }),
    /** What kinds of messages there are since. */
    readKinds: async () => (await news()).map(({ message }) => message.type),
    /** Those that have the words in them. */
    readWords: async (words: string) =>
      (await news()).flatMap(({ message: { content } }) =>
        'text' in content && content.text.includes(words) ? [content.text] : [],
      ),
  };
}

/** The market's agents answer at any time. */
export async function answerAlways(): Promise<void> {
  await (await operator())('POST /platform/settings/save', { name: 'support.hours', value: '00:00-24:00' });
}
