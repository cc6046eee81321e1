// @vitest-environment jsdom
import type { CallIn, Quote, QuoteCard } from '@chengji/contract';
import { type Answers, refuse } from '@chengji/testkit/fake-market';
import { afterEach, describe, expect, test } from 'vitest';
import {
  arrive,
  closeApp,
  doesNotSee,
  fill,
  front,
  openApp,
  press,
  see,
  seeToast,
} from '../../../testing/open-app.tsx';
import { aCard, aQuote, channels } from '../../../testing/order-rows.ts';
import { lin, tea } from '../../../testing/rows.ts';

afterEach(closeApp);

const quote = 'POST /wanlshop/order/quote';
const create = 'POST /wanlshop/order/create';
const items = [{ goods_id: 11, sku_id: 12, number: 2 }];
const at = `/pages/user/order/addorder?type=goods&data=${encodeURIComponent(JSON.stringify(items))}`;
const placed = {
  trade_no: 'T31',
  orders: [{ id: 31, order_no: '1' }],
  payable: '228.00',
  expires_at: 2_000_000_000,
  team_id: null,
};
const thirty = aCard();
const ten = aCard({ id: 72, title: '小额券', amount: '10.00', saves: '10.00' });
const later = aCard({
  id: 73,
  title: '大额券',
  amount: '80.00',
  usable: false,
  saves: '0.00',
  reason: '未满 ¥500',
});
const market = aCard({ id: 81, title: '平台券', amount: '20.00', saves: '20.00', shop: null });

/** The market's quote with the cards asked for: two of the shop and one of its own. */
function quoted(input: CallIn<typeof quote>, shopCards: QuoteCard[] = [thirty, ten, later]): Quote {
  const shopCard = shopCards.find(({ id }) => id === input.cards?.[tea.shop.id]);
  const platformCard = input.platform_card === market.id ? market : null;
  const off = Number(shopCard?.saves ?? 0) + Number(platformCard?.saves ?? 0);
  const money = (yuan: number) => yuan.toFixed(2);
  const base = aQuote();
  return {
    ...base,
    shops: base.shops.map((shop) => ({
      ...shop,
      cards: shopCards,
      card_id: shopCard?.id ?? null,
      next: { card_id: 73, lacks: '242.00', saves: '80.00' },
      discount: money(off),
      payable: money(258 - off),
    })),
    platform_cards: [market],
    platform_card: platformCard?.id ?? null,
    platform_discount: platformCard?.saves ?? '0.00',
    discount: money(off),
    payable: money(258 - off),
    best: { cards: { [tea.shop.id]: 71 }, platform_card: 81, discount: '50.00' },
  };
}

const answers: Answers = {
  [quote]: (input) => quoted(input),
  [create]: placed,
  'GET /wanlshop/pay/channels': channels(),
};
const open = (more: Answers = {}) => openApp(at, { ...answers, ...more }, { person: lin });
const chosenIn = (asked: ReturnType<typeof open>) =>
  asked.asked(quote).map(({ cards, platform_card }) => [cards?.[tea.shop.id], platform_card]);

describe('the sum of a shop', () => {
  const shops = (off: Partial<Quote['shops'][number]>): Answers => {
    const base = aQuote();
    const [shop] = base.shops;
    if (!shop) throw new Error('no shop');
    return {
      [quote]: {
        ...base,
        shops: [
          { ...shop, ...off },
          { ...shop, shop_id: 6, shop_name: '南风' },
        ],
      },
    };
  };

  test('says that a part of the platform’s card is in it', async () => {
    open(shops({ discount: '14.43', payable: '243.57' }));
    await see('含平台优惠');
  });

  test('says nothing more where only the shop’s card is in it', async () => {
    open(shops({ discount: thirty.saves, payable: '228.00', cards: [thirty], card_id: thirty.id }));
    await see('小计');
    expect(doesNotSee('含平台优惠')).toBe(true);
  });
});

describe('the cards of a checkout', () => {
  test('are at first those that save most, with one quote more', async () => {
    const asked = open();
    await see('共 2 件，已省 ¥50.00');
    expect(chosenIn(asked)).toEqual([
      [undefined, undefined],
      [71, 81],
    ]);
    await press('提交订单');
    await arrive('/pages/user/money/pay');
    expect(asked.asked(create)[0]).toMatchObject({
      cards: { [tea.shop.id]: 71 },
      platform_card: 81,
      payable: '208.00',
    });
  });

  test('that take off everything leave nothing to pay', async () => {
    open({
      [create]: { ...placed, payable: '0.00' },
      'GET /wanlshop/order/list': { rows: [], next: null },
      'GET /wanlshop/pay/channels': channels({ paid: true, payable: '0.00' }),
    });
    await see('共 2 件，已省 ¥50.00');
    await press('提交订单');
    await arrive('/pages/page/success?type=pay');
  });

  test('need no other quote where there are none', async () => {
    const asked = open({ [quote]: aQuote() });
    await see('共 2 件');
    expect(asked.asked(quote)).toHaveLength(1);
  });

  test('can be exchanged, and those that can not be used say why', async () => {
    const asked = open();
    await press(/^店铺优惠/);
    await see('未满 ¥500');
    await see('可省 ¥10.00');
    await press(/小额券/, 'radio');
    await press('确定');
    await see('共 2 件，已省 ¥30.00');
    expect(chosenIn(asked).at(-1)).toEqual([72, 81]);
  });

  test('can be left alone, each for itself', async () => {
    const asked = open();
    await press(/^平台优惠券/);
    await press('不使用优惠券', 'radio');
    await press('确定');
    await see('共 2 件，已省 ¥30.00');
    await press(/^店铺优惠/);
    await press('不使用优惠券', 'radio');
    await press('确定');
    await see('共 2 件');
    await press('提交订单');
    await arrive('/pages/user/money/pay');
    expect(asked.asked(create)[0]).not.toHaveProperty('cards');
    expect(asked.asked(create)[0]?.payable).toBe('258.00');
  });

  test('say what is lacking for the next one', async () => {
    open();
    await see('再买 ¥242 可减 ¥80');
  });

  test('that were used elsewhere meanwhile are reported and chosen again, and the remarks stay', async () => {
    const asked = open({ [create]: refuse('coupons.card_not_usable', '优惠券已被使用', { field: 'cards' }) });
    await see('共 2 件，已省 ¥50.00');
    await fill('买家留言', '放门口');
    asked.answer({
      [quote]: (input) => ({
        ...quoted(input, [ten]),
        best: { cards: { [tea.shop.id]: 72 }, platform_card: 81, discount: '30.00' },
      }),
    });
    await press('提交订单');
    await seeToast('优惠券已被使用');
    await see('共 2 件，已省 ¥30.00');
    asked.answer({ [create]: placed });
    await press('提交订单');
    await arrive('/pages/user/money/pay');
    expect(asked.asked(create).at(-1)).toMatchObject({
      cards: { [tea.shop.id]: 72 },
      remarks: { [tea.shop.id]: '放门口' },
    });
  });

  test('that the market refuses are reported, and the best are used instead', async () => {
    const asked = open({
      [quote]: (input) =>
        input.cards?.[tea.shop.id] === 72
          ? refuse('coupons.card_not_usable', '优惠券已过期', { field: 'cards' })
          : quoted(input),
    });
    await press(/^店铺优惠/);
    await press(/小额券/, 'radio');
    await press('确定');
    await seeToast('优惠券已过期');
    await see('共 2 件，已省 ¥50.00');
    expect(doesNotSee('暂时无法下单')).toBe(true);
    expect(chosenIn(asked)).toContainEqual([72, 81]);
  });

  test('say that none can be used', async () => {
    open({ [quote]: aQuote() });
    await see('明前龙井');
    expect(front().getAllByText('暂无可用')).toHaveLength(2);
  });
});
