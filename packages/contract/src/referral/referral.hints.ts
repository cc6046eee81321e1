import { type Hints, hint } from '../setting-hint.ts';

export const referralHints: Hints = {
  'referral.enabled': hint(
    '关闭后新注册不再记邀请人，新付款的订单也不再产生奖励；已产生的照常到账。',
    'While off, new shoppers are bound to nobody and newly paid orders earn nothing; what was expected is still credited.',
  ),
  'referral.first_rate': hint(
    '好友的订单按实付商品金额给邀请人多少；调大推广更积极，平台支出也更多，只影响新下的订单。',
    'The share of what a friend pays for goods that goes to who brought them; higher brings more people and costs the platform more. New orders only.',
  ),
  'referral.second_rate': hint(
    '好友邀请来的人下单，给上一级邀请人多少；0 表示只奖励一级，只影响新下的订单。',
    'The share of orders by a friend’s friends; 0 rewards the first level alone. New orders only.',
  ),
  'referral.bind_days': hint(
    '点开推广链接后多少天内注册算被邀请；调大推广人得到的好友更多。',
    'How many days after opening a link a registration still counts; longer brings referrers more people.',
  ),
};
