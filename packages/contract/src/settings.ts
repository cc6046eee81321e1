/**
 * What the operator may set (⚙). Each has its schema, default, unit and place in the console; what
 * runs under a setting keeps the value that was in force when it began. Rates are basis points (5 % is 500).
 */
import { z } from 'zod';
import { chatSettings } from './chat/chat.settings.ts';
import { complaintsSettings } from './complaints/complaints.settings.ts';
import { BlockedWords } from './content/blocked-words.settings.ts';
import { LinkUrl } from './content/links.ts';
import { discoverySettings } from './discovery/discovery.settings.ts';
import { identitySettings } from './identity/identity.settings.ts';
import { liveSettings } from './live/live.settings.ts';
import { defaultTimeZone } from './market-calendar.ts';
import { radarSettings } from './platform/radar.settings.ts';
import { pointsSettings } from './points/points.settings.ts';
import { referralSettings } from './referral/referral.settings.ts';
import { refundsSettings } from './refunds/refunds.settings.ts';
import { declareSettings, wholeFrom } from './setting.ts';
import { LateChoice } from './states.ts';
import { supportSettings } from './support/support.settings.ts';
import { walletSettings } from './wallet/wallet.settings.ts';

export type { Setting } from './setting.ts';

const line = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\n\r]*$/);

export const settings = {
  ...identitySettings,
  ...declareSettings({
    'catalog.draft_days': {
      schema: wholeFrom(1, 365),
      default: 30,
      group: 'catalog',
      unit: 'days',
      label: { zh: '商品草稿保留时长', en: 'Product drafts kept for' },
    },
    'catalog.low_stock': {
      schema: wholeFrom(1, 100_000),
      default: 10,
      group: 'catalog',
      unit: 'pieces',
      label: { zh: '库存低于多少件时提醒店铺', en: 'Alert shops when stock falls below' },
    },
    'content.app_name': {
      schema: line(1, 20),
      default: '橙集',
      group: 'content',
      unit: '',
      label: { zh: '商城名称', en: 'Store name' },
    },
    'content.app_name_en': {
      schema: line(1, 20),
      default: 'Chengji',
      group: 'content',
      unit: '',
      label: { zh: '商城的英文名称', en: 'Store name in English' },
    },
    'content.company': {
      schema: line(0, 60),
      default: '橙集开源商城',
      group: 'content',
      unit: '',
      label: { zh: '公司名称', en: 'Company name' },
    },
    'content.service_phone': {
      schema: line(0, 20),
      default: '400-000-0000',
      group: 'content',
      unit: '',
      label: { zh: '客服电话', en: 'Support phone' },
    },
    'content.time_zone': {
      schema: line(1, 64).meta({ format: 'time-zone' }),
      default: defaultTimeZone,
      group: 'content',
      unit: '',
      label: { zh: '时区', en: 'Time zone' },
    },
    'content.brand_colour': {
      schema: z.string().regex(/^#[0-9A-Fa-f]{6}$/),
      default: '#FF5A1F',
      group: 'content',
      unit: '',
      label: { zh: '主题色', en: 'Brand colour' },
    },
    'content.app_version': {
      schema: z.string().regex(/^\d+(\.\d+){1,3}$/),
      default: '1.1.11',
      group: 'content',
      unit: '',
      label: { zh: '最新版本号', en: 'Latest version' },
    },
    'content.app_version_code': {
      schema: wholeFrom(1, 999_999_999),
      default: 1111,
      group: 'content',
      unit: '',
      label: { zh: '最新版本代码', en: 'Latest version code' },
    },
    'content.update_link': {
      schema: LinkUrl,
      default: '',
      group: 'content',
      unit: '',
      label: { zh: '更新地址', en: 'Update URL' },
    },
    'content.update_notes': {
      schema: z.string().max(1000),
      default: '',
      group: 'content',
      unit: '',
      label: { zh: '更新说明', en: 'Release notes' },
    },
    'content.blocked_words': {
      schema: BlockedWords,
      default: [],
      group: 'content',
      unit: '',
      label: { zh: '违禁词', en: 'Blocked words' },
    },
    'content.picture_megabytes': {
      schema: wholeFrom(1, 20),
      default: 10,
      group: 'content',
      unit: 'megabytes',
      label: { zh: '图片大小上限', en: 'Maximum picture size' },
    },
    'orders.auto_close_minutes': {
      schema: wholeFrom(1, 1440),
      default: 30,
      group: 'orders',
      unit: 'minutes',
      label: { zh: '未付款自动关闭', en: 'Close unpaid orders after' },
    },
    'orders.group_auto_close_minutes': {
      schema: wholeFrom(1, 1440),
      default: 15,
      group: 'orders',
      unit: 'minutes',
      label: { zh: '拼团未付款自动关闭', en: 'Close unpaid group orders after' },
    },
    'orders.max_unpaid': {
      schema: wholeFrom(1, 1_000),
      default: 5,
      group: 'orders',
      unit: 'times',
      label: { zh: '每人同时待付款的下单次数', en: 'Unpaid checkouts per person' },
    },
    'orders.max_unpaid_pieces': {
      schema: wholeFrom(1, 1_000_000),
      default: 200,
      group: 'orders',
      unit: 'pieces',
      label: { zh: '每人同一规格待付款的件数', en: 'Unpaid items per SKU and person' },
    },
    'orders.max_placed_per_minute': {
      schema: wholeFrom(1, 1_000),
      default: 30,
      group: 'orders',
      unit: 'times',
      label: { zh: '每人每分钟下单次数', en: 'Checkouts per person per minute' },
    },
    'orders.ship_within_hours': {
      schema: wholeFrom(1, 720),
      default: 48,
      group: 'orders',
      unit: 'hours',
      label: { zh: '承诺发货时间', en: 'Promised shipping time' },
    },
    'orders.transit_days_same_province': {
      schema: wholeFrom(0, 60),
      default: 2,
      group: 'orders',
      unit: 'days',
      label: { zh: '预计运输时长：同省', en: 'Expected transit within a province' },
    },
    'orders.transit_days': {
      schema: wholeFrom(0, 60),
      default: 4,
      group: 'orders',
      unit: 'days',
      label: { zh: '预计运输时长：跨省', en: 'Expected transit to other provinces' },
    },
    'orders.transit_days_remote': {
      schema: wholeFrom(0, 60),
      default: 7,
      group: 'orders',
      unit: 'days',
      label: {
        zh: '预计运输时长：内蒙古、海南、西藏、甘肃、青海、宁夏、新疆',
        en: 'Expected transit to or from remote provinces',
      },
    },
    'orders.ship_soon_hours': {
      schema: wholeFrom(1, 720),
      default: 6,
      group: 'orders',
      unit: 'hours',
      label: { zh: '发货超时预警提前', en: 'Warn of late shipping before' },
    },
    'orders.recall_minutes': {
      schema: wholeFrom(0, 120),
      default: 5,
      group: 'orders',
      unit: 'minutes',
      label: { zh: '发货后可撤回', en: 'Recall a shipment within' },
    },
    'orders.auto_receive_days': {
      schema: wholeFrom(1, 60),
      default: 10,
      group: 'orders',
      unit: 'days',
      label: { zh: '发货后自动收货', en: 'Auto-confirm receipt after' },
    },
    'orders.extend_receive_days': {
      schema: wholeFrom(1, 30),
      default: 5,
      group: 'orders',
      unit: 'days',
      label: { zh: '延长收货', en: 'Receipt extension' },
    },
    'orders.auto_comment_days': {
      schema: wholeFrom(1, 60),
      default: 15,
      group: 'orders',
      unit: 'days',
      label: { zh: '收货后自动好评', en: 'Auto-review after receipt' },
    },
    'groups.team_hours': {
      schema: wholeFrom(1, 168),
      default: 24,
      group: 'groups',
      unit: 'hours',
      label: { zh: '一个团的有效时间', en: 'Group time limit' },
    },
    'groups.late_choice': {
      schema: LateChoice,
      default: 'move',
      group: 'groups',
      unit: '',
      label: { zh: '付款时团已结束', en: 'If a group has ended when paid' },
    },
    'coupons.valid_days': {
      schema: wholeFrom(1, 365),
      default: 7,
      group: 'coupons',
      unit: 'days',
      label: { zh: '优惠券领取后有效', en: 'Coupons valid after claiming' },
    },
    'shipping.most_addresses': {
      schema: wholeFrom(1, 100),
      default: 20,
      group: 'shipping',
      unit: 'entries',
      label: { zh: '每人收货地址上限', en: 'Addresses per shopper' },
    },
    'orders.after_sale_days': {
      schema: wholeFrom(0, 90),
      default: 7,
      group: 'orders',
      unit: 'days',
      label: { zh: '完成后售后期', en: 'After-sale window after completion' },
    },
    'shops.licence_warn_days': {
      schema: wholeFrom(1, 365),
      default: 30,
      group: 'shops',
      unit: 'days',
      label: { zh: '营业执照到期提醒', en: 'Licence expiry notice' },
    },
    'ledger.commission_rate': {
      schema: wholeFrom(0, 5000),
      default: 500,
      group: 'ledger',
      unit: 'basis_points',
      label: { zh: '平台佣金', en: 'Commission' },
    },
  }),
  ...walletSettings,
  ...refundsSettings,
  ...chatSettings,
  ...complaintsSettings,
  ...pointsSettings,
  ...referralSettings,
  ...discoverySettings,
  ...liveSettings,
  ...supportSettings,
  ...radarSettings,
};

export type SettingName = keyof typeof settings;
export type SettingValue<K extends SettingName> = z.output<(typeof settings)[K]['schema']>;
