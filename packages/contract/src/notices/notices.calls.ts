import { z } from 'zod';
import { declareCalls } from '../call.ts';
import { NoticeKind } from '../states.ts';
import { Id, Moment, pageInput, pageSchema } from '../values.ts';

/** A notice in the reader's language; `modules` and `modules_id` say which page it opens. */
export const Notice = z
  .object({
    id: Id,
    kind: NoticeKind,
    title: z.string(),
    content: z.string(),
    modules: z.string(),
    modules_id: z.int().nullable(),
    read: z.boolean(),
    createtime: Moment,
  })
  .meta({ id: 'Notice' });
export type Notice = z.output<typeof Notice>;

const Unread = z.object({ logistics: z.int(), notify: z.int(), system: z.int() });

export const noticesCalls = declareCalls({
  'GET /wanlshop/notice/list': {
    summary: 'The own notices of a kind, newest first, and how many of each kind are unread',
    who: 'shopper',
    in: z.object({ kind: NoticeKind.optional(), ...pageInput }),
    out: pageSchema(Notice).extend({ unread: Unread }),
    refusals: [],
  },
  'POST /wanlshop/notice/read': {
    summary: 'Mark read: one notice, every one of a kind, or all',
    who: 'shopper',
    in: z.object({ id: Id.optional(), kind: NoticeKind.optional() }),
    out: z.object({ unread: Unread }),
    refusals: [],
  },
});
