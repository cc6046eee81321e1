import type { Notice } from '@chengji/contract';
import type { Context, Language } from '../../kernel/context.ts';
import { toUnixSeconds } from '../../kernel/time/unix-seconds.ts';
import type { NoticeRow } from './notices.queries.ts';

export function presentNotice(ctx: Context, row: NoticeRow, language: Language): Notice {
  const write = (part: 'title' | 'content') =>
    ctx.services.translate(language, `${row.sentence}.${part}`, row.params);
  return {
    id: row.id,
    kind: row.kind,
    title: write('title'),
    content: write('content'),
    modules: row.modules,
    modules_id: row.modulesId,
    read: row.readAt !== null,
    createtime: toUnixSeconds(row.createdAt),
  };
}
