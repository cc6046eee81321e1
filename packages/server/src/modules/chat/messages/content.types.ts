/** What is kept of a message: in both languages where its reader has a choice. */
export type KeptContent =
  | { type: 'text'; content: { text: string } }
  | { type: 'img'; content: { url: string; width: number; height: number } }
  | { type: 'voice'; content: { url: string; seconds: number } }
  | {
      type: 'goods';
      content: { goodsId: number; title: string; titleEn: string; image: string; priceCents: number };
    }
  | { type: 'order'; content: { orderId: number } }
  | { type: 'coupon'; content: { couponId: number; title: string; titleEn: string } };
