import { declareSettings, wholeFrom } from '../setting.ts';
import { Money } from '../values.ts';

export const radarSettings = declareSettings({
  'ledger.repair_two_above': {
    schema: Money,
    default: '500.00',
    group: 'ledger',
    unit: 'yuan',
    label: { zh: '超过此金额的修复需两人确认', en: 'Repairs above this need two approvals' },
  },
  'ledger.bill_hour': {
    schema: wholeFrom(10, 23),
    default: 10,
    group: 'ledger',
    unit: 'oclock',
    label: {
      zh: '每日取渠道账单的时刻（北京时间几点）',
      en: 'Hour channel bills are fetched (Beijing time)',
    },
  },
});
