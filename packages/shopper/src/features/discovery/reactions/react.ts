/** Liking, following, sharing: what a person does about a post, shown at once in every place the post is in. */
import { ignoreErrors } from '@chengji/client-kit/react';
import type { PostAuthor, PostType } from '@chengji/contract';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { refresh } from '../../../kernel/calls/use-call.ts';
import { toHref } from '../../../kernel/router/navigation.ts';
import { requireLogin } from '../../../kernel/session/session.ts';
import { shareAddress } from '../../../kernel/share.ts';
import { changeComment, changeFollowed, changePost, refreshFollowing } from './known-posts.ts';
import { sendCommentLike, sendFollow, sendLike, sendOpened, sendShare } from './queries.ts';
import { createSwitch } from './switch.ts';

type Liked = { id: number; liked: boolean; likes: number };

const toggled = ({ liked, likes }: Liked, isOn: boolean) => ({
  liked: isOn,
  likes: Math.max(0, likes + Number(isOn) - Number(liked)),
});

const switchLike = createSwitch({
  send: sendLike,
  settle: (id, { liked, likes }) => {
    changePost(id, { liked, likes });
    refresh('GET /wanlshop/find/liked');
  },
  onFault: reportFault,
});

/** A visitor logs in first and comes back. */
export function likePost(post: Liked, isOn = !post.liked): void {
  const { id, liked, likes } = post;
  if (!requireLogin()) return;
  void switchLike(id, {
    isOn,
    show: () => changePost(id, toggled(post, isOn)),
    undo: () => changePost(id, { liked, likes }),
  });
}

const switchCommentLike = createSwitch({
  send: sendCommentLike,
  settle: (id, { liked, likes }) => changeComment(id, { liked, likes }),
  onFault: reportFault,
});

export function likeComment(comment: Liked): void {
  const { id, liked, likes } = comment;
  if (!requireLogin()) return;
  void switchCommentLike(id, {
    isOn: !liked,
    show: () => changeComment(id, toggled(comment, !liked)),
    undo: () => changeComment(id, { liked, likes }),
  });
}

type Author = Pick<PostAuthor, 'kind' | 'id'>;

const toKey = ({ kind, id }: Author) => `${kind} ${id}`;
const fromKey = (key: string): Author => {
  const [kind, id] = key.split(' ');
  return { kind: kind === 'shop' ? 'shop' : 'user', id: Number(id) };
};

const switchFollow = createSwitch({
  send: (key: string, followed) => sendFollow(fromKey(key), followed),
  settle: (key, { followed }) => {
    changeFollowed(fromKey(key), followed);
    refreshFollowing();
    refresh('GET /wanlshop/find/user', 'GET /wanlshop/find/follows', 'GET /wanlshop/find/fans');
    if (fromKey(key).kind === 'shop') refresh('GET /wanlshop/shop/details', 'GET /wanlshop/follow/list');
  },
  onFault: reportFault,
});

/** `show` draws it where the author stands in no answer of ours, such as among those one may follow. */
export function followAuthor(
  author: Author,
  isOn: boolean,
  show: (followed: boolean) => void = () => {},
): void {
  if (!requireLogin()) return;
  const draw = (followed: boolean) => {
    changeFollowed(author, followed);
    show(followed);
  };
  void switchFollow(toKey(author), { isOn, show: () => draw(isOn), undo: () => draw(!isOn) });
}

/** By the phone's own sheet, or the address is copied; either counts. */
export async function sharePost(post: { id: number; type: PostType; title: string }): Promise<void> {
  const { id, type, title } = post;
  const page = type === 'video' ? 'pages/apps/find/details/video' : 'pages/apps/find/details/details';
  const isShared = await shareAddress(title, new URL(toHref(page, { id }), location.href).href);
  if (!isShared) return;
  // that it was not counted does not concern who shared it
  const counted = await ignoreErrors(sendShare(id));
  if (counted) changePost(id, counted);
}

/** Goods are opened from a post: its author is told how many. */
export const countOpened = (post: number, goods: number): void => void ignoreErrors(sendOpened(post, goods));
