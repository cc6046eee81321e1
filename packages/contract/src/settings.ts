/**
 * What the operator may set (⚙). Each has its schema, default, unit and place in the console; what
 * runs under a setting keeps the value that was in force when it began. Rates are basis points (5 % is 500).
 */
import { z } from 'zod';
import { LinkUrl } from './content/links.ts';
import { defaultTimeZone } from './market-calendar.ts';
import { LateChoice, SecondFactorPolicy } from './states.ts';
import { Money } from './values.ts';

export const settingUnits = [
  '',
  'seconds',
  'minutes',
  'hours',
  'days',
  'basis_points',
  'times',
  'megabytes',
  'yuan',
] as const;

export type Setting = {
  schema: z.ZodType;
  default: unknown;
  group: string;
  label: { zh: string; en: string };
  unit: (typeof settingUnits)[number];
};

/** Declares settings, holding each default to its own schema. */
const declareSettings = <const T extends Record<string, z.ZodType>>(
  table: {
    [K in keyof T]: Omit<Setting, 'schema' | 'default'> & { schema: T[K]; default: z.output<T[K]> };
  },
) => table;

const line = (min: number, max: number) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .regex(/^[^\n\r]*$/);
const wholeFrom = (min: number, max: number) => z.int().min(min).max(max);

export const settings = declareSettings({
  'catalog.draft_days': {
    schema: wholeFrom(1, 365),
    default: 30,
    group: 'catalog',
    unit: 'days',
    label: { zh: '商品草稿保留时长', en: 'Product drafts are kept' },
  },
  'identity.token_days': {
    schema: wholeFrom(1, 365),
    default: 30,
    group: 'identity',
    unit: 'days',
    label: { zh: '登录有效期', en: 'Login lasts' },
  },
  'identity.session_max_days': {
    schema: wholeFrom(1, 730),
    default: 90,
    group: 'identity',
    unit: 'days',
    label: { zh: '登录最长有效期', en: 'Login lasts at most' },
  },
  'identity.device_days': {
    schema: wholeFrom(1, 730),
    default: 180,
    group: 'identity',
    unit: 'days',
    label: { zh: '常用设备记住时长', en: 'A device stays known' },
  },
  'identity.mobile_change_hold_hours': {
    schema: wholeFrom(0, 168),
    default: 24,
    group: 'identity',
    unit: 'hours',
    label: { zh: '更换手机号后支付保护时长', en: 'Payments held after a change of mobile' },
  },
  'identity.pay_password_tries': {
    schema: wholeFrom(1, 20),
    default: 5,
    group: 'identity',
    unit: 'times',
    label: { zh: '支付密码可错次数', en: 'Wrong payment passwords allowed' },
  },
  'identity.pay_password_lock_minutes': {
    schema: wholeFrom(1, 1440),
    default: 60,
    group: 'identity',
    unit: 'minutes',
    label: { zh: '支付密码锁定时长', en: 'Payment password lock' },
  },
  'identity.login_tries': {
    schema: wholeFrom(1, 50),
    default: 5,
    group: 'identity',
    unit: 'times',
    label: { zh: '登录密码可错次数', en: 'Wrong login passwords allowed' },
  },
  'identity.login_tries_wide': {
    schema: wholeFrom(1, 10_000),
    default: 100,
    group: 'identity',
    unit: 'times',
    label: { zh: '同一账号或同一地址登录可错次数', en: 'Wrong logins of one account or one address' },
  },
  'identity.login_lock_minutes': {
    schema: wholeFrom(1, 1440),
    default: 15,
    group: 'identity',
    unit: 'minutes',
    label: { zh: '登录锁定时长', en: 'Login lock' },
  },
  'identity.sms_code_minutes': {
    schema: wholeFrom(1, 60),
    default: 5,
    group: 'identity',
    unit: 'minutes',
    label: { zh: '短信验证码有效期', en: 'SMS code lasts' },
  },
  'identity.sms_interval_seconds': {
    schema: wholeFrom(1, 600),
    default: 60,
    group: 'identity',
    unit: 'seconds',
    label: { zh: '短信发送间隔', en: 'Wait between SMS codes' },
  },
  'identity.sms_codes_per_day': {
    schema: wholeFrom(1, 100),
    default: 10,
    group: 'identity',
    unit: 'times',
    label: { zh: '每个手机号每种用途每天短信条数', en: 'SMS codes a day for one number and purpose' },
  },
  'identity.sms_free_per_hour': {
    schema: wholeFrom(0, 1_000),
    default: 5,
    group: 'identity',
    unit: 'times',
    label: { zh: '每个地址每小时免验证短信条数', en: 'SMS codes an hour without a challenge, one address' },
  },
  'identity.sms_address_per_day': {
    schema: wholeFrom(1, 100_000),
    default: 100,
    group: 'identity',
    unit: 'times',
    label: { zh: '每个地址每天短信条数', en: 'SMS codes a day for one address' },
  },
  'identity.sms_market_per_hour': {
    schema: wholeFrom(1, 10_000_000),
    default: 3_000,
    group: 'identity',
    unit: 'times',
    label: { zh: '全商城每小时短信条数', en: 'SMS codes an hour in all' },
  },
  'identity.sms_market_per_day': {
    schema: wholeFrom(1, 10_000_000),
    default: 20_000,
    group: 'identity',
    unit: 'times',
    label: { zh: '全商城每天短信条数', en: 'SMS codes a day in all' },
  },
  'identity.sms_code_tries': {
    schema: wholeFrom(1, 20),
    default: 5,
    group: 'identity',
    unit: 'times',
    label: { zh: '短信验证码可错次数', en: 'Wrong guesses of an SMS code' },
  },
  'identity.closing_days': {
    schema: wholeFrom(1, 90),
    default: 7,
    group: 'identity',
    unit: 'days',
    label: { zh: '注销冷静期', en: 'Cool-off before an account closes' },
  },
  'identity.second_factor': {
    schema: SecondFactorPolicy,
    default: 'platform_owner',
    group: 'identity',
    unit: '',
    label: { zh: '必须启用两步验证的员工', en: 'Staff who must have a second factor' },
  },
  'identity.confirm_minutes': {
    schema: wholeFrom(1, 1440),
    default: 10,
    group: 'identity',
    unit: 'minutes',
    label: { zh: '敏感操作验证有效期', en: 'A confirmed password counts for' },
  },
  'content.app_name': {
    schema: line(1, 20),
    default: '橙集',
    group: 'content',
    unit: '',
    label: { zh: '商城名称', en: 'Name of the market' },
  },
  'content.company': {
    schema: line(0, 60),
    default: '橙集开源商城',
    group: 'content',
    unit: '',
    label: { zh: '公司名称', en: 'Company' },
  },
  'content.service_phone': {
    schema: line(0, 20),
    default: '400-000-0000',
    group: 'content',
    unit: '',
    label: { zh: '客服电话', en: 'Service phone' },
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
    label: { zh: '最新版本号', en: 'Newest version' },
  },
  'content.app_version_code': {
    schema: wholeFrom(1, 999_999_999),
    default: 1111,
    group: 'content',
    unit: '',
    label: { zh: '最新版本代码', en: 'Newest version code' },
  },
  'content.update_link': {
    schema: LinkUrl,
    default: '',
    group: 'content',
    unit: '',
    label: { zh: '更新地址', en: 'Where to update' },
  },
  'content.update_notes': {
    schema: z.string().max(1000),
    default: '',
    group: 'content',
    unit: '',
    label: { zh: '更新说明', en: 'What is new' },
  },
  'content.picture_megabytes': {
    schema: wholeFrom(1, 20),
    default: 10,
    group: 'content',
    unit: 'megabytes',
    label: { zh: '图片大小上限', en: 'Largest picture' },
  },
  'orders.auto_close_minutes': {
    schema: wholeFrom(1, 1440),
    default: 30,
    group: 'orders',
    unit: 'minutes',
    label: { zh: '未付款自动关闭', en: 'Unpaid orders close after' },
  },
  'orders.group_auto_close_minutes': {
    schema: wholeFrom(1, 1440),
    default: 15,
    group: 'orders',
    unit: 'minutes',
    label: { zh: '拼团未付款自动关闭', en: 'Unpaid group orders close after' },
  },
  'orders.max_unpaid': {
    schema: wholeFrom(1, 1_000),
    default: 5,
    group: 'orders',
    unit: 'times',
    label: { zh: '每人同时待付款的下单次数', en: 'Unpaid checkouts one person may hold' },
  },
  'orders.max_unpaid_pieces': {
    schema: wholeFrom(1, 1_000_000),
    default: 200,
    group: 'orders',
    unit: '',
    label: { zh: '每人同一规格待付款的件数', en: 'Unpaid pieces of one SKU a person may hold' },
  },
  'orders.max_placed_per_minute': {
    schema: wholeFrom(1, 1_000),
    default: 30,
    group: 'orders',
    unit: 'times',
    label: { zh: '每人每分钟下单次数', en: 'Checkouts one person may place a minute' },
  },
  'orders.ship_within_hours': {
    schema: wholeFrom(1, 720),
    default: 48,
    group: 'orders',
    unit: 'hours',
    label: { zh: '承诺发货时间', en: 'Shops ship within' },
  },
  'orders.auto_receive_days': {
    schema: wholeFrom(1, 60),
    default: 10,
    group: 'orders',
    unit: 'days',
    label: { zh: '发货后自动收货', en: 'Received automatically after' },
  },
  'orders.extend_receive_days': {
    schema: wholeFrom(1, 30),
    default: 5,
    group: 'orders',
    unit: 'days',
    label: { zh: '延长收货', en: 'Extending receipt adds' },
  },
  'orders.auto_comment_days': {
    schema: wholeFrom(1, 60),
    default: 15,
    group: 'orders',
    unit: 'days',
    label: { zh: '收货后自动好评', en: 'Reviewed automatically after' },
  },
  'groups.team_hours': {
    schema: wholeFrom(1, 168),
    default: 24,
    group: 'groups',
    unit: 'hours',
    label: { zh: '一个团的有效时间', en: 'A team stays open' },
  },
  'groups.late_choice': {
    schema: LateChoice,
    default: 'move',
    group: 'groups',
    unit: '',
    label: { zh: '付款时团已结束', en: 'Paid after the team ended' },
  },
  'coupons.valid_days': {
    schema: wholeFrom(1, 365),
    default: 7,
    group: 'coupons',
    unit: 'days',
    label: { zh: '优惠券领取后有效', en: 'A coupon is valid after receipt' },
  },
  'shipping.most_addresses': {
    schema: wholeFrom(1, 100),
    default: 20,
    group: 'shipping',
    unit: '',
    label: { zh: '每人收货地址上限', en: 'Addresses a shopper may keep' },
  },
  'wallet.recharge_minimum': {
    schema: Money,
    default: '1.00',
    group: 'wallet',
    unit: 'yuan',
    label: { zh: '最低充值金额', en: 'Least recharge' },
  },
  'wallet.recharge_maximum': {
    schema: Money,
    default: '5000.00',
    group: 'wallet',
    unit: 'yuan',
    label: { zh: '最高充值金额', en: 'Largest recharge' },
  },
  'wallet.recharge_minutes': {
    schema: wholeFrom(1, 1440),
    default: 30,
    group: 'wallet',
    unit: 'minutes',
    label: { zh: '未付款充值自动关闭', en: 'Unpaid recharges close after' },
  },
  'wallet.withdraw_minimum': {
    schema: Money,
    default: '10.00',
    group: 'wallet',
    unit: 'yuan',
    label: { zh: '最低提现金额', en: 'Least withdrawal' },
  },
  'wallet.withdraw_maximum': {
    schema: Money,
    default: '20000.00',
    group: 'wallet',
    unit: 'yuan',
    label: { zh: '单笔提现上限', en: 'Largest withdrawal' },
  },
  'wallet.withdraw_day_maximum': {
    schema: Money,
    default: '20000.00',
    group: 'wallet',
    unit: 'yuan',
    label: { zh: '每日提现上限', en: 'Withdrawals a day' },
  },
  'wallet.withdraw_fee_rate': {
    schema: wholeFrom(0, 5000),
    default: 60,
    group: 'wallet',
    unit: 'basis_points',
    label: { zh: '提现手续费', en: 'Withdrawal fee' },
  },
  'wallet.withdraw_fee_minimum': {
    schema: Money,
    default: '0.10',
    group: 'wallet',
    unit: 'yuan',
    label: { zh: '最低提现手续费', en: 'Least withdrawal fee' },
  },
  'wallet.shop_withdraw_fee_rate': {
    schema: wholeFrom(0, 5000),
    default: 0,
    group: 'wallet',
    unit: 'basis_points',
    label: { zh: '商家提现手续费', en: 'Withdrawal fee of shops' },
  },
  'wallet.two_approvals_above': {
    schema: Money,
    default: '5000.00',
    group: 'wallet',
    unit: 'yuan',
    label: { zh: '超过此金额的提现需两人审批', en: 'Withdrawals above this need two approvals' },
  },
  'wallet.adjust_two_above': {
    schema: Money,
    default: '500.00',
    group: 'wallet',
    unit: 'yuan',
    label: { zh: '超过此金额的调账需两人审批', en: 'Adjustments above this need two people' },
  },
  'wallet.withdraw_hours': {
    schema: wholeFrom(1, 720),
    default: 24,
    group: 'wallet',
    unit: 'hours',
    label: { zh: '提现处理时限', en: 'Withdrawals are handled within' },
  },
  'wallet.most_accounts': {
    schema: wholeFrom(1, 100),
    default: 10,
    group: 'wallet',
    unit: '',
    label: { zh: '每人收款账户上限', en: 'Payout accounts a person may keep' },
  },
  'orders.after_sale_days': {
    schema: wholeFrom(0, 90),
    default: 7,
    group: 'orders',
    unit: 'days',
    label: { zh: '完成后售后期', en: 'After-sale window once completed' },
  },
  'ledger.commission_rate': {
    schema: wholeFrom(0, 5000),
    default: 500,
    group: 'ledger',
    unit: 'basis_points',
    label: { zh: '平台佣金', en: 'Commission' },
  },
});

export type SettingName = keyof typeof settings;
export type SettingValue<K extends SettingName> = z.output<(typeof settings)[K]['schema']>;
