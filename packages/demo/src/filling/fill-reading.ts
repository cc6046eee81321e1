import {
  addArticleViews,
  addPage,
  articleCategoryVerbs,
  helpCategoryVerbs,
  publishBlocks,
  saveArticle,
  saveQuestion,
  writeKeyedArticle,
} from '@chengji/server/modules/content/index';
import { saveBankQuestion } from '@chengji/server/modules/support/index';
import { computePastViews } from '../goods/past-figures.ts';
import { campingBlocks, campingTitle, decorations } from '../market/pages.ts';
import type { Market } from '../market/storefront.ts';
import { articleCategories } from '../reading/all-articles.ts';
import { toHtml } from '../reading/article-row.ts';
import { bankRows } from '../reading/bank.ts';
import { helpRows } from '../reading/help.ts';
import { helpWordings } from '../reading/help-wordings.ts';
import { terms } from '../reading/terms.ts';
import { type Pair, toText } from '../text.ts';
import type { Filling } from './filling.ts';

const DAY = 24 * 60;
const firstWritten = 24 * DAY;
const apart = 2 * DAY;

/** Articles over the last weeks, help, the terms, and the pages that show some of them; answers the named page. */
export async function fillReading(filling: Filling, market: Market): Promise<{ pageId: number }> {
  const guides = await fillArticles(filling);
  const { ctx } = filling;
  for (const { key, content } of terms) await writeKeyedArticle(ctx, key, content);
  await fillBank(filling, await fillHelp(filling));
  const page = await addPage(ctx, { title: campingTitle });
  await publishBlocks(ctx, { id: page.id }, campingBlocks(market, guides));
  for (const { shop, blocks } of decorations) {
    await publishBlocks(ctx, { shopId: market.shopId(shop) }, blocks(market));
  }
  return { pageId: page.id };
}

/** Answers the first category. */
async function fillArticles({ ctx, standAt, toUrl }: Filling): Promise<number> {
  const categories: number[] = [];
  const views: [id: number, times: number][] = [];
  for (const [position, { name, articles }] of articleCategories.entries()) {
    const { id } = await articleCategoryVerbs.save(ctx, { name, position });
    categories.push(id);
    for (const { title, summary, picture, content } of articles) {
      standAt(firstWritten - views.length * apart);
      const image = toUrl(picture);
      const form = { category_id: id, title, summary, image, content, state: 'published' } as const;
      const article = await saveArticle(ctx, form);
      views.push([article.id, computePastViews(title.zh)]);
    }
  }
  // taken over, as `fillFigures` does: a counter, with nobody behind it
  await addArticleViews(ctx.db, views);
  standAt(0);
  return categories[0] ?? 0;
}

/** Answers the ids of the questions, by what they read in Chinese. */
async function fillHelp({ ctx }: Filling): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [position, { name, questions }] of helpRows.entries()) {
    const category = await helpCategoryVerbs.save(ctx, { name: toText(name), position });
    for (const [place, [question, answer]] of questions.entries()) {
      const { zh, en } = toText(answer);
      const saved = await saveQuestion(ctx, {
        category_id: category.id,
        question: toText(question),
        answer: { zh: toHtml(zh), en: toHtml(en) },
        position: place,
      });
      ids.set(saved.question.zh, saved.id);
    }
  }
  return ids;
}

const none = { zh: '', en: '' };

/** What the assistant answers by itself, and how else the help pages are asked for. */
async function fillBank({ ctx }: Filling, help: ReadonlyMap<string, number>): Promise<void> {
  for (const { question, wordings, answer } of bankRows)
    await saveBankQuestion(ctx, {
      question: toText(question),
      wordings: splitWordings(wordings),
      answer: toText(answer),
      help_id: null,
      is_on: true,
    });
  for (const { questions } of helpRows)
    for (const [question] of questions) {
      const { zh, en } = toText(question);
      await saveBankQuestion(ctx, {
        question: { zh, en },
        wordings: splitWordings(helpWordings[zh] ?? '|'),
        answer: none,
        help_id: help.get(zh) ?? null,
        is_on: true,
      });
    }
}

function splitWordings(pair: Pair): { zh: string[]; en: string[] } {
  const { zh, en } = toText(pair);
  const split = (text: string) => text.split(';').filter((one) => one !== '');
  return { zh: split(zh), en: split(en) };
}
