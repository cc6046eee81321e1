import type { Messages } from '@chengji/client-kit/chat-messages';
import type { ChatMessage } from '@chengji/contract';

export const isFromShop = ({ form }: ChatMessage): boolean => form.shop_id !== null;

/** The last message that the shopper wrote: what reading reads up to. */
export const findNewestByShopper = ({ rows }: Messages): number =>
  rows.findLast((row) => !isFromShop(row))?.message.id ?? 0;
