import { z } from 'zod';
import { declareSettings, wholeFrom } from '../setting.ts';

export const supportSettings = declareSettings({
  'support.hours': {
    schema: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d-(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
    default: '09:00-21:00',
    group: 'support',
    unit: '',
    label: { zh: '人工客服时间（如 09:00-21:00）', en: 'Agents answer at (such as 09:00-21:00)' },
  },
  'support.least_score': {
    schema: wholeFrom(10, 95),
    default: 50,
    group: 'support',
    unit: '',
    label: {
      zh: '智能客服作答的最低匹配分（百分制）',
      en: 'Score below which the assistant does not answer (of 100)',
    },
  },
});
