import type { Context } from '../../../kernel/context.ts';
import { addArticleViews } from './article.queries.ts';

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly articleViews: ArticleViews;
  }
}

/** How often articles were read since it was stored last, so that reading never waits for a write. */
export class ArticleViews {
  #times = new Map<number, number>();

  count(articleId: number): void {
    this.#times.set(articleId, (this.#times.get(articleId) ?? 0) + 1);
  }

  /** Hands over what was counted and begins anew. */
  take(): [articleId: number, times: number][] {
    const taken = [...this.#times];
    this.#times = new Map();
    return taken;
  }

  /** Takes back what could not be stored. */
  giveBack(counted: readonly (readonly [articleId: number, times: number])[]): void {
    for (const [id, times] of counted) this.#times.set(id, (this.#times.get(id) ?? 0) + times);
  }
}

/** Stores what was counted; what cannot be stored now is kept for the next time. */
export async function storeArticleViews(ctx: Context): Promise<void> {
  const { articleViews } = ctx.services;
  const counted = articleViews.take();
  if (counted.length === 0) return;
  try {
    await addArticleViews(ctx.db, counted);
  } catch (error) {
    articleViews.giveBack(counted);
    throw error;
  }
}
