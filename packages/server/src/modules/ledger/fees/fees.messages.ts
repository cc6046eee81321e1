import type { Messages } from '../../../kernel/i18n/i18n.ts';

export const feesMessages: Messages = {
  'ledger.fee_scope_missing': {
    zh: '请选择店铺或商品分类',
    en: 'Please choose a shop or a category',
  },
  'ledger.fee_day_out_of_range': {
    zh: '请选择今天起十年内的日期',
    en: 'Please choose a date from today, within ten years',
  },
  'ledger.fee_changed_meanwhile': {
    zh: '佣金刚刚被他人修改，请核对后再保存',
    en: 'Someone just changed this commission. Please check it and save again',
  },
};
