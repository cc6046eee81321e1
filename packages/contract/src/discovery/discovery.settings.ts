import { z } from 'zod';
import { declareSettings, wholeFrom } from '../setting.ts';

/** Which posts wait for the review: all, none, or the first of an author and those with a blocked word. */
export const PostReview = z.enum(['first', 'none', 'all']);

export const discoverySettings = declareSettings({
  'discovery.review': {
    schema: PostReview,
    default: 'first',
    group: 'discovery',
    unit: '',
    label: { zh: '先审后发', en: 'Review posts before they show' },
  },
  'discovery.rank_minutes': {
    schema: wholeFrom(1, 1_440),
    default: 10,
    group: 'discovery',
    unit: 'minutes',
    label: { zh: '推荐排序更新间隔', en: 'Recommendations updated every' },
  },
  'discovery.video_megabytes': {
    schema: wholeFrom(1, 200),
    default: 200,
    group: 'discovery',
    unit: 'megabytes',
    label: { zh: '视频大小上限', en: 'Maximum video size' },
  },
});
