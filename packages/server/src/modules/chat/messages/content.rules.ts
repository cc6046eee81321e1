import type { SentContent } from '@chengji/contract/chat/chat-values';
import type { KeptContent } from './content.types.ts';

/** Whether what is sent again is what was kept; of a recalled one only the type is left to compare. */
export function isSame(
  sent: SentContent,
  type: KeptContent['type'],
  content: KeptContent['content'] | null,
): boolean {
  if (sent.type !== type) return false;
  if (content === null) return true;
  const kept = { type, content } as KeptContent;
  if (sent.type === 'text') return kept.type === 'text' && kept.content.text === sent.content.text;
  if (sent.type === 'img') return kept.type === 'img' && kept.content.url === sent.content.url;
  if (sent.type === 'voice') return kept.type === 'voice' && kept.content.url === sent.content.url;
  if (sent.type === 'goods') return kept.type === 'goods' && kept.content.goodsId === sent.content.goods_id;
  return kept.type === 'order' && kept.content.orderId === sent.content.order_id;
}

const mostInPreview = 60;

/** A text in one line. */
export function toOneLine(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  return characters.length > mostInPreview ? `${characters.slice(0, mostInPreview).join('')}…` : line;
}
