import { z } from 'zod';
import { declareSettings, wholeFrom } from '../setting.ts';
import { ComplaintType } from '../states.ts';
import { localizedText } from '../values.ts';

/** A reason to complain, and of what it may be given. */
const Reason = localizedText(1, 40).extend({
  code: z.string().regex(/^[a-z0-9_]{1,40}$/),
  types: z.array(ComplaintType).min(1),
});
export type ComplaintReasonSetting = z.output<typeof Reason>;

const uniqueCodes = (reasons: readonly { code: string }[]) =>
  new Set(reasons.map(({ code }) => code)).size === reasons.length;

const reason = (code: string, types: ComplaintType[], zh: string, en: string): ComplaintReasonSetting => ({
  code,
  types,
  zh,
  en,
});

const sold: ComplaintType[] = ['goods', 'shop', 'group', 'order'];
const said: ComplaintType[] = ['user', 'post', 'live', 'chat'];

export const complaintsSettings = declareSettings({
  'complaints.reasons': {
    schema: z.array(Reason).min(1).max(40).refine(uniqueCodes).meta({ format: 'complaint-reasons' }),
    default: [
      reason('false_advertising', [...sold, 'post', 'live'], '虚假宣传', 'False advertising'),
      reason('counterfeit', ['goods', 'shop', 'order', 'live'], '疑似售假', 'Suspected counterfeit'),
      reason('after_sale_refused', ['shop', 'order'], '拒绝售后', 'After-sale refused'),
      reason('not_shipped', ['shop', 'order'], '迟迟不发货', 'Never ships'),
      reason('bad_attitude', ['shop', 'order', 'chat'], '态度恶劣', 'Rude behaviour'),
      reason('deals_outside', [...sold, ...said], '诱导线下交易', 'Deals outside Chengji'),
      reason('price_changed', ['group'], '成团后改价', 'Price changed after forming'),
      reason('prohibited', ['goods', 'post', 'live'], '违禁商品', 'Prohibited item'),
      reason('insult', said, '辱骂骚扰', 'Insults or harassment'),
      reason('illegal', said, '违法违规内容', 'Illegal content'),
      reason('other', [...sold, ...said], '其他问题', 'Something else'),
    ],
    group: 'complaints',
    unit: '',
    label: { zh: '投诉原因', en: 'Complaint reasons' },
  },
  'complaints.per_day': {
    schema: wholeFrom(1, 100),
    default: 5,
    group: 'complaints',
    unit: 'times',
    label: { zh: '每人每天投诉次数', en: 'Complaints per person per day' },
  },
  'complaints.answer_days': {
    schema: wholeFrom(1, 30),
    default: 3,
    group: 'complaints',
    unit: 'days',
    label: { zh: '投诉答复时限', en: 'Complaint reply time' },
  },
});
