import { expect, test } from 'vitest';
import { aNotice } from '../../testing/shop-rows.ts';
import { toAddress } from './notice.view.ts';

test.each([
  ['a parcel’s news opens the parcel', { kind: 'logistics' }, 'pages/user/order/logistics?id=31'],
  ['other news of an order opens the order', { kind: 'notify' }, 'pages/user/order/details?id=31'],
  ['news of orders in general opens their list', { modules_id: null }, 'pages/user/order/order'],
  ['news of a goods opens it', { modules: 'goods' }, 'pages/product/goods?id=31'],
  ['news of a shop opens it', { modules: 'shop' }, 'pages/shop/index?id=31'],
  [
    'news of coupons opens the own cards',
    { modules: 'coupon', modules_id: null },
    'pages/user/coupon/mycard',
  ],
  ['news of a withdrawal opens it', { modules: 'withdrawal' }, 'pages/user/money/witlist?id=31'],
  ['news of a refund opens it', { modules: 'refund' }, 'pages/user/refund/details?id=31'],
  ['a new level opens the own page', { modules: 'level' }, 'pages/user'],
  ['a referral reward opens what was earned', { modules: 'referral' }, 'pages/user/distribution'],
  [
    'an answer to feedback opens it',
    { modules: 'feedback', modules_id: 4 },
    'pages/user/feedback/lists?id=4',
  ],
  ['a reply to a review opens that review', { modules: 'review', modules_id: 8 }, 'pages/user/comment?id=8'],
  ['what only says something opens nothing', { modules: '' }, null],
  ['what is not known opens nothing', { modules: 'of a later version' }, null],
  ['news of a goods that names none opens nothing', { modules: 'goods', modules_id: null }, null],
] as const)('%s', (_, over, address) => {
  expect(toAddress(aNotice(over))).toBe(address);
});
