import type { PostRow } from '@chengji/contract';
import { heightForRatio } from '../../../design/layout/columns.ts';

/** Words of a card, in picture widths, those of its goods, and why it is shown. */
const WORDS = 0.5;
const GOODS = 0.22;
const REASON = 0.16;

/** How high a card is, in picture widths. */
export const getCardHeight = ({ ratio, goods, reason }: PostRow): number =>
  heightForRatio(ratio) + WORDS + (goods ? GOODS : 0) + (reason ? REASON : 0);
