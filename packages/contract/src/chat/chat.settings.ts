import { declareSettings, wholeFrom } from '../setting.ts';

export const chatSettings = declareSettings({
  'chat.recall_minutes': {
    schema: wholeFrom(1, 60),
    default: 2,
    group: 'chat',
    unit: 'minutes',
    label: { zh: '消息可撤回时长', en: 'Messages can be recalled for' },
  },
  'chat.burst_messages': {
    schema: wholeFrom(1, 100),
    default: 10,
    group: 'chat',
    unit: 'times',
    label: { zh: '每人 10 秒内最多发送消息数', en: 'Messages per person in 10 seconds' },
  },
});
