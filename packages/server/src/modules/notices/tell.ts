import type { NoticeKind } from '@chengji/contract';
import type { Context, Language } from '../../kernel/context.ts';
import { afterCommit } from '../../kernel/db/transact.ts';
import { shopperRoom } from '../identity/index.ts';
import { insertNotice } from './notices.queries.ts';
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
  if (!row) return;
  afterCommit(ctx, () => {
    for (const language of languages) {
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
  });
}
