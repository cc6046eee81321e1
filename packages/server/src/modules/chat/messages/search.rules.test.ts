import { describe, expect, it } from 'vitest';
import { listSearched, toEraQuery, toMark, toMessageQuery, toMessageTokens } from './search.rules.ts';

const pair = { shopperId: 3, shopId: 5 };
const says = (text: string) => ({ type: 'text', content: { text } }) as const;

describe('the words a message is found by', () => {
  it('are those of its text as the other side reads it', () => {
    expect(listSearched(says('有假药吗'), null)).toEqual(['有假药吗']);
    expect(listSearched(says('有假药吗'), '有***吗')).toEqual(['有***吗']);
  });

  it('are the titles of a product and of a coupon in both languages', () => {
    const titles = { title: '红茶', titleEn: 'Black tea' };
    const goods = { type: 'goods', content: { goodsId: 1, ...titles, image: '', priceCents: 1 } } as const;
    expect(listSearched(goods, null)).toEqual(['红茶', 'Black tea']);
    const coupon = { type: 'coupon', content: { couponId: 1, ...titles } } as const;
    expect(listSearched(coupon, null)).toEqual(['红茶', 'Black tea']);
  });

  it('are none of a picture, a voice and an order', () => {
    expect(
      listSearched({ type: 'img', content: { url: '/files/00/a.webp', width: 1, height: 1 } }, null),
    ).toEqual([]);
    expect(listSearched({ type: 'voice', content: { url: '/files/00/a.m4a', seconds: 1 } }, null)).toEqual(
      [],
    );
    expect(listSearched({ type: 'order', content: { orderId: 1 } }, null)).toEqual([]);
  });

  it('stand beside the marks of both sides', () => {
    expect(toMessageTokens(says('补货'), null, pair)).toEqual(['补', '货', '补货', '#3', '@5']);
  });

  it('are nothing at all, marks neither, where there is no letter or digit', () => {
    expect(toMessageTokens(says('？！ 👍'), null, pair)).toEqual([]);
  });
});

describe('what is asked of messages', () => {
  it('is every word', () => {
    expect(toMessageQuery('补货 明天')).toBe("'补货' & '明天'");
  });

  it('is asked of one’s own messages, in some eras', () => {
    expect(toMark({ side: 'shopper', id: 3 })).toBe('#3');
    expect(toEraQuery({ side: 'shop', id: 5 }, 7, 9)).toBe("'@5~7' | '@5~8' | '@5~9'");
  });

  it('takes letters for the beginning of a word, and digits as they stand', () => {
    expect(toMessageQuery('Plea 42')).toBe("'plea':* & '42'");
  });

  it('names a word that is said twice once', () => {
    expect(toMessageQuery('货 货')).toBe("'货'");
  });

  it('is nothing where no letter or digit is in it, and holds no quote of what was typed', () => {
    expect(toMessageQuery('？！')).toBeNull();
    expect(toMessageQuery("' & '")).toBeNull();
    expect(toMessageQuery("tea' | '@5")).toBe("'tea':* & '5'");
  });
});
