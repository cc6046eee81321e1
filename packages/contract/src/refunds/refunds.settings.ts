import { z } from 'zod';
import { declareSettings, wholeFrom } from '../setting.ts';
import { RefundKind } from '../states.ts';
import { localizedText } from '../values.ts';

const code = z.string().regex(/^[a-z0-9_]{1,40}$/);

/** A reason a buyer may give; `fault` says whose it is: with the last line the shop’s also returns the freight. */
const Reason = localizedText(1, 40).extend({
  code,
  kinds: z.array(RefundKind).min(1),
  fault: z.enum(['buyer', 'shop']),
});
export type RefundReasonSetting = z.output<typeof Reason>;

const uniqueCodes = (reasons: readonly { code: string }[]) =>
  new Set(reasons.map(({ code }) => code)).size === reasons.length;

const hours = wholeFrom(1, 720);
const days = wholeFrom(1, 90);

const reason = (
  code: string,
  fault: 'buyer' | 'shop',
  kinds: RefundKind[],
  zh: string,
  en: string,
): RefundReasonSetting => ({ code, fault, kinds, zh, en });

const either: RefundKind[] = ['refund_only', 'return_and_refund'];

export const refundsSettings = declareSettings({
  'refunds.reasons': {
    schema: z.array(Reason).min(1).max(40).refine(uniqueCodes).meta({ format: 'refund-reasons' }),
    default: [
      reason('no_longer_wanted', 'buyer', either, '不想要了', 'No longer wanted'),
      reason('ordered_wrong', 'buyer', either, '拍错 / 多拍', 'Ordered by mistake'),
      reason('does_not_fit', 'buyer', ['return_and_refund'], '尺码或款式不合适', 'Doesn’t fit'),
      reason('agreed', 'buyer', either, '与商家协商一致', 'Agreed with the shop'),
      reason('not_shipped', 'shop', ['refund_only'], '未按约定时间发货', 'Not shipped in time'),
      reason('not_arrived', 'shop', ['refund_only'], '一直未收到货', 'Never arrived'),
      reason('pieces_missing', 'shop', either, '少件 / 漏发', 'Missing items'),
      reason('damaged', 'shop', either, '破损 / 变质', 'Damaged or spoilt'),
      reason('quality', 'shop', either, '质量问题', 'Poor quality'),
      reason('not_as_described', 'shop', either, '与描述不符', 'Not as described'),
      reason('counterfeit', 'shop', either, '假冒品牌', 'Counterfeit'),
      reason('other', 'buyer', either, '其他', 'Other'),
    ],
    group: 'refunds',
    unit: '',
    label: { zh: '退款原因', en: 'Refund reasons' },
  },
  'refunds.approve_hours': {
    schema: hours,
    default: 24,
    group: 'refunds',
    unit: 'hours',
    label: { zh: '商家未处理自动同意', en: 'Auto-approve if the shop doesn’t respond within' },
  },
  'refunds.return_days': {
    schema: days,
    default: 7,
    group: 'refunds',
    unit: 'days',
    label: { zh: '买家未寄回自动关闭', en: 'Auto-close if not returned within' },
  },
  'refunds.receive_days': {
    schema: days,
    default: 10,
    group: 'refunds',
    unit: 'days',
    label: { zh: '商家未收货自动确认', en: 'Auto-confirm the shop’s receipt after' },
  },
  'refunds.rejected_days': {
    schema: days,
    default: 7,
    group: 'refunds',
    unit: 'days',
    label: { zh: '被拒绝后自动关闭', en: 'Auto-close after a rejection' },
  },
  'refunds.decide_hours': {
    schema: hours,
    default: 24,
    group: 'refunds',
    unit: 'hours',
    label: { zh: '平台介入处理时限', en: 'Platform decision time' },
  },
  'refunds.undecided': {
    schema: z.enum(['buyer', 'wait']),
    default: 'buyer',
    group: 'refunds',
    unit: '',
    label: { zh: '平台超时未裁决', en: 'If the platform doesn’t decide in time' },
  },
  'refunds.resubmissions': {
    schema: wholeFrom(0, 20),
    default: 3,
    group: 'refunds',
    unit: 'times',
    label: { zh: '被拒绝后可修改次数', en: 'Resubmissions after a rejection' },
  },
  'refunds.channel_hours': {
    schema: hours,
    default: 24,
    group: 'refunds',
    unit: 'hours',
    label: { zh: '渠道退款到账时限', en: 'Channel refund time' },
  },
});
