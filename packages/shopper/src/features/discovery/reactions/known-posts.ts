/** Posts, comments and authors in every place they are shown in: what becomes known of one is put into every answer that has it. */
import type { CallOut, PostAuthor, PostComment, PostReply, PostRow } from '@chengji/contract';
import type { InfiniteData } from '@tanstack/react-query';
import { queryClient } from '../../../kernel/calls/query-client.ts';
import { changeKnown } from '../../../kernel/calls/use-call.ts';

type Post = CallOut<'GET /wanlshop/find/details'>;
type Page<Row> = InfiniteData<{ rows: Row[]; next: string | null }>;
type Reaction = { liked: boolean; likes: number };

const feeds = ['GET /wanlshop/find/list', 'GET /wanlshop/find/liked'] as const;
const details = 'GET /wanlshop/find/details';
const comments = 'GET /wanlshop/find/comments';
const replies = 'GET /wanlshop/find/replies';

function changeRows<Row>(name: string, change: (row: Row) => Row): void {
  changeKnown<Page<Row>>({ queryKey: [name] }, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(change) })),
  }));
}

const changeDetails = (change: (post: Post) => Post) => changeKnown<Post>({ queryKey: [details] }, change);

export function changePost(id: number, known: Partial<Reaction & Pick<Post, 'comments' | 'shares'>>): void {
  const { liked, likes } = known;
  const reaction = { ...(liked !== undefined && { liked }), ...(likes !== undefined && { likes }) };
  for (const feed of feeds)
    changeRows<PostRow>(feed, (row) => (row.id === id ? { ...row, ...reaction } : row));
  changeDetails((post) => (post.id === id ? { ...post, ...known } : post));
}

const isSameAuthor = (a: PostAuthor, b: Pick<PostAuthor, 'kind' | 'id'>): boolean =>
  a.kind === b.kind && a.id === b.id;

export const changeFollowed = (author: Pick<PostAuthor, 'kind' | 'id'>, followed: boolean): void =>
  changeDetails((post) => (isSameAuthor(post.author, author) ? { ...post, followed } : post));

export function changeComment(id: number, known: Reaction): void {
  const changeOne = <Row extends PostComment | PostReply>(row: Row): Row =>
    row.id === id ? { ...row, ...known } : row;
  changeRows<PostComment>(comments, (row) => ({ ...changeOne(row), replies: row.replies.map(changeOne) }));
  changeRows<PostReply>(replies, changeOne);
}

/** The feed of whom one follows has changed: it is fetched again when it is next shown. */
export const refreshFollowing = (): void =>
  void queryClient.invalidateQueries({
    queryKey: [feeds[0]],
    predicate: ({ queryKey: [, input] }) => (input as { feed?: string }).feed === 'following',
  });
