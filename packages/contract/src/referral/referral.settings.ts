import { z } from 'zod';
import { declareSettings, wholeFrom } from '../setting.ts';

export const referralSettings = declareSettings({
  'referral.enabled': {
    schema: z.boolean(),
    default: true,
    group: 'referral',
    unit: '',
    label: { zh: '开启分销', en: 'Referral rewards' },
  },
  'referral.first_rate': {
    schema: wholeFrom(0, 1_000),
    default: 500,
    group: 'referral',
    unit: 'basis_points',
    label: { zh: '一级比例', en: 'First level' },
  },
  'referral.second_rate': {
    schema: wholeFrom(0, 500),
    default: 200,
    group: 'referral',
    unit: 'basis_points',
    label: { zh: '二级比例', en: 'Second level' },
  },
  'referral.bind_days': {
    schema: wholeFrom(1, 365),
    default: 30,
    group: 'referral',
    unit: 'days',
    label: { zh: '点开链接后多久内注册算邀请', en: 'Register within, after opening a link' },
  },
});
