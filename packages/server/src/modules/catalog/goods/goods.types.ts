/** What a goods is made of beyond single values, as it is stored. */
import type { ReviewTag } from '@chengji/contract';

export type GoodsRatio = '1:1' | '4:5' | '3:4' | '5:4';

/** A picture of each value, or none at all. */
export type GoodsSpec = { name: string; values: string[]; images?: string[] };

export type GoodsParam = { name: string; value: string };

/** How many reviews of a goods say it. */
export type TagCounts = Partial<Record<ReviewTag, number>>;

/** A review as a goods' page shows it; the nickname is masked already where its author asked for it. */
export type ReviewHead = {
  id: number;
  /** Null where it was written without a name. */
  authorId: number | null;
  nickname: string;
  avatar: string;
  score: number;
  content: string;
  images: string[];
  sku: string;
  createtime: number;
  /** What the shop answered, once it has. */
  reply?: string;
};
