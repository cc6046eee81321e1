import { type Hints, hint } from '../setting-hint.ts';

export const liveHints: Hints = {
  'live.start_seconds': hint(
    '点「开始」后等多久推流；超时提示“API直播回调超时”，需重新点开始。调大给编码器更多时间。',
    'How long a start waits for the encoder; after that it says so and must be started again. Longer gives slow encoders time.',
  ),
  'live.lost_seconds': hint(
    '断流后等多久恢复，期间观众仍在直播间；超时自动结束。调大更宽容，调小更快结束。',
    'How long viewers wait for a lost encoder before the live ends by itself; longer is more patient, shorter ends sooner.',
  ),
  'live.recording_days': hint(
    '回放生成后保留的天数，到期自动删除；只影响之后生成的回放，调大占用更多存储。',
    'Days a recording is kept once it is made, then deleted; for recordings made from then on. More days take more storage.',
  ),
  'live.records': hint(
    '直播结束后是否生成回放；关闭后，之后结束的直播没有回放，更省存储。',
    'Whether a replay is made of lives; off, those that end from then on have none, which saves storage.',
  ),
};
