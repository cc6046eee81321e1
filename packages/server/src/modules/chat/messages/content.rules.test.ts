import { describe, expect, it } from 'vitest';
import { isSame, toOneLine } from './content.rules.ts';

describe('what is sent again', () => {
  const url = '/files/00/a.webp';

  it('is the same text only word by word', () => {
    const sent = { type: 'text', content: { text: '在吗' } } as const;
    expect(isSame(sent, 'text', { text: '在吗' })).toBe(true);
    expect(isSame(sent, 'text', { text: '在吗？' })).toBe(false);
  });

  it('is the same picture by its address alone: its size was read by the market', () => {
    const sent = { type: 'img', content: { url } } as const;
    expect(isSame(sent, 'img', { url, width: 40, height: 30 })).toBe(true);
    expect(isSame(sent, 'img', { url: '/files/00/b.webp', width: 40, height: 30 })).toBe(false);
  });

  it('is the same voice even where the market knows its length better', () => {
    const sent = { type: 'voice', content: { url: '/files/00/a.m4a', seconds: 2 } } as const;
    expect(isSame(sent, 'voice', { url: '/files/00/a.m4a', seconds: 7 })).toBe(true);
    expect(isSame(sent, 'voice', { url: '/files/00/b.m4a', seconds: 2 })).toBe(false);
  });

  it('is the same product or order by its id, not by what was said of it then', () => {
    const kept = { goodsId: 7, title: '红茶', titleEn: 'Black tea', image: '', priceCents: 990 };
    expect(isSame({ type: 'goods', content: { goods_id: 7 } }, 'goods', kept)).toBe(true);
    expect(isSame({ type: 'goods', content: { goods_id: 8 } }, 'goods', kept)).toBe(false);
    expect(isSame({ type: 'order', content: { order_id: 7 } }, 'order', { orderId: 7 })).toBe(true);
    expect(isSame({ type: 'order', content: { order_id: 8 } }, 'order', { orderId: 7 })).toBe(false);
  });

  it('is another message where its type is another, also of the same id', () => {
    expect(isSame({ type: 'goods', content: { goods_id: 7 } }, 'order', { orderId: 7 })).toBe(false);
    expect(isSame({ type: 'text', content: { text: url } }, 'img', { url, width: 1, height: 1 })).toBe(false);
  });

  it('is compared with a recalled message by its type, which is all that is left of it', () => {
    expect(isSame({ type: 'text', content: { text: '任意' } }, 'text', null)).toBe(true);
    expect(isSame({ type: 'img', content: { url } }, 'text', null)).toBe(false);
  });
});

describe('a text in one line', () => {
  it('has single spaces, and none at its ends', () => {
    expect(toOneLine('  第一行\n\t 第二行 \r\n')).toBe('第一行 第二行');
    expect(toOneLine(' \n ')).toBe('');
  });

  it('is cut after sixty characters, and not at sixty', () => {
    expect(toOneLine('字'.repeat(60))).toBe('字'.repeat(60));
    expect(toOneLine('字'.repeat(61))).toBe(`${'字'.repeat(60)}…`);
  });

  it('is not cut within a character of two halves', () => {
    expect(toOneLine('🍊'.repeat(61))).toBe(`${'🍊'.repeat(60)}…`);
  });
});
