import type { Pair } from '../../text.ts';

/** What somebody content adds now and then. */
export const asides: readonly [Pair, ...Pair[]] = [
  '物流也快，隔天就到了。|Arrived the next day.',
  '客服回复很及时。|The shop answers quickly.',
  '会推荐给朋友。|I have told my friends.',
  '已经关注了这家店。|I follow this shop now.',
  '和描述完全一致。|Exactly as described.',
  '包装很仔细，一点没磕碰。|Carefully packed, not a scratch.',
  '这个价格很划算。|Great value.',
  '包装可以回收，点赞。|The packaging can be recycled, too.',
];
