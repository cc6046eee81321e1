/** Posts and their comments, as the market has them in tests. */
import type { CallOut, PostRow } from '@chengji/contract';
import { tea } from './rows.ts';

export const aPost = (over: Partial<PostRow> = {}): PostRow => ({
  id: 91,
  type: 'other',
  title: '第一泡要不要倒掉',
  image: '/files/post.webp',
  ratio: '4:5',
  author: { kind: 'shop', id: tea.shop.id, name: tea.shop.name, avatar: '' },
  goods: { id: tea.id, title: tea.title, image: tea.image, price: tea.price },
  likes: 1_234,
  liked: false,
  video: null,
  live_id: null,
  live: null,
  reason: null,
  createtime: 1_760_000_000,
  ...over,
});

type Post = CallOut<'GET /wanlshop/find/details'>;

export function aPostDetails(over: Partial<Post> = {}): Post {
  const { goods: _, reason: __, image, ...row } = aPost();
  return {
    ...row,
    images: [image, '/files/cup.webp'],
    content: '先说结论：\n看茶。\n\n绿茶不用。',
    category: { id: 1, name: '茶饮' },
    goods: [tea],
    comments: 1,
    shares: 0,
    followed: false,
    version: 1,
    own: null,
    ...over,
  };
}

export const aComment: CallOut<'GET /wanlshop/find/comments'>['rows'][number] = {
  id: 31,
  user: { id: 72, nickname: '林小野', avatar: '' },
  content: '学到了',
  likes: 0,
  liked: false,
  is_author: false,
  can_delete: false,
  replies: [],
  reply_count: 0,
  createtime: 1_760_000_000,
};
