import type { NoticeKind } from '@chengji/contract';
import type { Context, Language } from '../../kernel/context.ts';
import { afterCommit } from '../../kernel/db/transact.ts';
import { shopperRoom } from '../identity/index.ts';
import { insertNotice, insertNotices, type NoticeRow } from './notices.queries.ts';
import { presentNotice } from './present-notice.ts';

export type News = {
  shopperId: number;
  kind: NoticeKind;
  /** `notices.order_shipped`: its `.title` and `.content` are in `notices.messages.ts`. */
  sentence: string;
  params?: Record<string, string>;
  modules: string;
  modulesId: number | null;
  /** What happened, as one text for one happening: `orders.shipped 12`. */
  source: string;
};

const languages: Language[] = ['zh', 'en'];

/** Tells a person something once: written down, then brought to their open sockets after the commit. */
export async function tell(ctx: Context, news: News): Promise<void> {
  const row = await insertNotice(ctx.db, {
    ...news,
    params: news.params ?? {},
    createdAt: ctx.clock.now(),
  });
  if (row) push(ctx, [row]);
}

/** So many at once that a statement stays small. */
const atOnce = 1_000;

/** Tells many people the same, each once. */
export async function tellAll(
  ctx: Context,
  shopperIds: readonly number[],
  news: Omit<News, 'shopperId'>,
): Promise<void> {
  const createdAt = ctx.clock.now();
  const { params = {} } = news;
  for (let from = 0; from < shopperIds.length; from += atOnce) {
    const people = shopperIds.slice(from, from + atOnce);
    const rows = people.map((shopperId) => ({ ...news, shopperId, params, createdAt }));
    push(ctx, await insertNotices(ctx.db, rows));
  }
}

function push(ctx: Context, rows: readonly NoticeRow[]): void {
  afterCommit(ctx, () => {
    for (const row of rows) for (const language of languages) pushTo(ctx, row, language);
  });
}

function pushTo(ctx: Context, row: NoticeRow, language: Language): void {
  const { title, content, modules, modules_id, createtime } = presentNotice(ctx, row, language);
  ctx.services.push.toRoom(shopperRoom(row.shopperId, language), {
    type: row.kind === 'logistics' ? 'order' : 'notice',
    title,
    content,
    modules,
    modules_id,
    image: '',
    createtime,
  });
}
