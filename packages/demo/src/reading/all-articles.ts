import { type Text, toText } from '../text.ts';
import { announcements } from './announcements.ts';
import { type ArticleRow, articleFrom, type DemoArticle } from './article-row.ts';
import { buyingGuides } from './buying-guides.ts';
import { living } from './living.ts';

const category = (name: Text, rows: readonly ArticleRow[]): { name: Text; articles: DemoArticle[] } => ({
  name,
  articles: rows.map(articleFrom),
});

/** What the operator has written, by category. */
export const articleCategories = [
  category(toText('好物指南|Buying guides'), buyingGuides),
  category(toText('生活方式|Living'), living),
  category(toText('平台公告|Announcements'), announcements),
];
