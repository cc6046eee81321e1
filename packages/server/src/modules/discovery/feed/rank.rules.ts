/**
 * The place of a post in the recommended feed is a sum of seconds:
 *
 *     freshness + quality + nearness
 *
 * - freshness: when it was posted, in unix seconds.
 * - quality: 6 h × ln(1 + likes + 2 × comments + 3 × shares). Each tenfold is worth some fourteen hours, so that
 *   nothing stays on top.
 * - nearness: what its category is worth to who reads, as `weighCategories` says; nothing for a visitor.
 *
 * Freshness and quality stand in two columns of the post. Every round computes those that changed into the one that
 * nobody reads, and then the feed goes over to it: who scrolls by the other goes on there until the next round, and sees
 * nothing twice and misses nothing. Nearness is added when the feed is read: it is one merge of the categories' indexes.
 */

import { toUnixSeconds } from '../../../kernel/time/unix-seconds.ts';
import type { CategoryWeight } from '../activity.tables.ts';

export const qualitySeconds = 21_600;
const secondsPerDay = 86_400;

export const computeFreshness = (createdAt: Date): number => toUnixSeconds(createdAt);

/** What of a category one did, and how many days ago. */
export type Deed = { categoryId: number; deed: CategoryWeight['reason']; daysAgo: number };

const points: Record<CategoryWeight['reason'], number> = { bought: 5, liked: 3, viewed: 1 };
/** What was done so long ago counts half. */
const halfLifeDays = 30;
const pointsHidden = 6;
/** No category is worth more than two days of freshness, or nothing else would be seen. */
const mostSeconds = 2 * secondsPerDay;
/** Each is one index scan more of a page. */
export const mostCategories = 8;

/** The categories that are worth something to a person: 12 h × ln(1 + points), less what is hidden of them. */
export function weighCategories(deeds: readonly Deed[], hidden: readonly number[]): CategoryWeight[] {
  const byCategory = new Map<number, Record<CategoryWeight['reason'], number>>();
  for (const { categoryId, deed, daysAgo } of deeds) {
    const sums = byCategory.get(categoryId) ?? { bought: 0, liked: 0, viewed: 0 };
    sums[deed] += points[deed] * 0.5 ** (daysAgo / halfLifeDays);
    byCategory.set(categoryId, sums);
  }
  return [...byCategory]
    .flatMap(([categoryId, { bought, liked, viewed }]) => {
      const away = pointsHidden * hidden.filter((id) => id === categoryId).length;
      const sum = bought + liked + viewed - away;
      const seconds = Math.round(Math.min(mostSeconds, 2 * qualitySeconds * Math.log(1 + Math.max(0, sum))));
      if (seconds === 0) return [];
      const reason = bought >= Math.max(liked, viewed) ? 'bought' : liked >= viewed ? 'liked' : 'viewed';
      return [{ categoryId, seconds, reason } satisfies CategoryWeight];
    })
    .sort((a, b) => b.seconds - a.seconds || a.categoryId - b.categoryId)
    .slice(0, mostCategories);
}
