import type { CallClient } from '@chengji/client-kit';
import type { CallIn, CallOut } from '@chengji/contract';

type Sent = CallIn<'POST /wanlshop/feedback/submit'>;

/** Feedback of somebody, a visitor or a shopper. */
export const sendFeedback = (
  { client }: { client: CallClient },
  traits: Partial<Sent> = {},
): Promise<CallOut<'POST /wanlshop/feedback/submit'>> =>
  client.call('POST /wanlshop/feedback/submit', {
    rating: 4,
    content: '希望收藏夹可以分组',
    ...traits,
  });
