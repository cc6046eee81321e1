import { z } from 'zod';
import { declareSettings, wholeFrom } from '../setting.ts';

export const liveSettings = declareSettings({
  'live.start_seconds': {
    schema: wholeFrom(10, 600),
    default: 60,
    group: 'live',
    unit: 'seconds',
    label: { zh: '开播等待推流', en: 'Wait for the encoder at the start' },
  },
  'live.lost_seconds': {
    schema: wholeFrom(10, 600),
    default: 60,
    group: 'live',
    unit: 'seconds',
    label: { zh: '断流后等待恢复', en: 'Wait for a lost encoder' },
  },
  'live.recording_days': {
    schema: wholeFrom(1, 365),
    default: 30,
    group: 'live',
    unit: 'days',
    label: { zh: '回放保留时间', en: 'Keep recordings for' },
  },
  'live.records': {
    schema: z.boolean(),
    default: true,
    group: 'live',
    unit: '',
    label: { zh: '直播录制回放', en: 'Record lives' },
  },
});
