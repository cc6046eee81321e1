import type { PostRow } from '@chengji/contract';
import { heightForRatio } from '../../../design/layout/columns.ts';

/** Words of a card, in picture widths, and those of its goods. */
const WORDS = 0.5;
const GOODS = 0.22;

/** How high a card is, in picture widths. */
export const getCardHeight = ({ ratio, goods }: PostRow): number =>
  heightForRatio(ratio) + WORDS + (goods ? GOODS : 0);
