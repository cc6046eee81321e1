import type { Messages } from '../../kernel/i18n/i18n.ts';

export const groupsMessages = {
  'groups.one_goods_only': {
    zh: '拼团一次只能购买一件商品的一种规格',
    en: 'A group order is for one product option at a time',
  },
  'groups.campaign_over': { zh: '拼团活动未开始或已结束', en: 'This group deal isn’t running' },
  'groups.team_full': { zh: '该团已满，看看其他团吧', en: 'This group is full. Try another one' },
  'groups.team_over': { zh: '该团已结束，看看其他团吧', en: 'This group has ended. Try another one' },
  'groups.already_in_team': { zh: '您已在该团中', en: 'You’re already in this group' },
  'groups.person_limit': {
    zh: '该活动每人限购 {limit} 件，您还可购买 {left} 件',
    en: 'Limit {limit} per person. You can buy {left} more',
  },
  'groups.sold_out': { zh: '拼团库存不足，仅剩 {left} 件', en: 'Only {left} left at the group price' },
  'groups.tiers_wrong': {
    zh: '普通拼团为一档，阶梯拼团为 2 至 5 档',
    en: 'An ordinary group deal has one tier, a ladder two to five',
  },
  'groups.tiers_must_rise': {
    zh: '每一档的人数须多于上一档，价格须低于上一档',
    en: 'Each tier takes more people than the one before, at lower prices',
  },
  'groups.price_not_lower': {
    zh: '拼团价须低于单独购买价',
    en: 'A group price must be below the price of buying alone',
  },
  'groups.skus_wrong': {
    zh: '每一档须为同样的规格定价',
    en: 'Every tier must price the same variants',
  },
  'groups.goods_busy': {
    zh: '该商品已有进行中或未开始的拼团活动',
    en: 'This product already has a group deal',
  },
  'groups.goods_off_sale': { zh: '该商品未上架', en: 'This product isn’t on sale' },
  'groups.times_wrong': {
    zh: '结束时间须晚于开始时间和当前时间',
    en: 'It must end after its start, and not in the past',
  },
  'groups.already_started': {
    zh: '已有人开团，商品、类型、人数和价格不能再改',
    en: 'A group has started, so its product, type, sizes and prices are fixed',
  },
} satisfies Messages;
