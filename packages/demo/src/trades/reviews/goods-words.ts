import type { LeafKey } from '../../market/categories.ts';
import type { Pair } from '../../text.ts';

/** By a goods' key: what somebody content says of it. */
export type GoodsWords = Record<string, Pair>;

/** What fits every goods of a leaf category, by how content the buyer is. */
export type KindWords = Record<LeafKey, { good: Pair; medium: Pair; poor: Pair }>;
