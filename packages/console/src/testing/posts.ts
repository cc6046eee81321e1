/** Posts for tests, naming only what matters. */
import type { CallOut, OwnPost, PlatformPost, PostDetails } from '@chengji/contract';

const now = 1_800_000_000;

export const aReviewed = (traits: Partial<PlatformPost> = {}): PlatformPost => ({
  id: 5,
  type: 'other',
  title: '秦岭土蜂蜜',
  image: '/files/00/honey.webp',
  ratio: '4:5',
  video: null,
  live_id: null,
  live: null,
  author: { kind: 'user', id: 21, name: '老友记', avatar: '' },
  likes: 3,
  createtime: now,
  state: 'reviewing',
  version: 1,
  content: '每天一勺，加V信领样品',
  images: 2,
  is_first: true,
  words: ['加v信'],
  author_refused: 1,
  author_shown: 2,
  waits_since: now,
  decided_at: null,
  decision: '',
  answer: '',
  ...traits,
});

const details = {
  version: 3,
  images: ['/files/00/honey.webp', '/files/00/jar.webp'],
  category: null,
  goods: [
    {
      id: 9,
      title: '土蜂蜜 500g',
      image: '',
      ratio: '1:1' as const,
      price: '68.00',
      was_price: null,
      sold: 3,
      tags: [],
      shop: { id: 7, name: '山野果集', type: 'enterprise' as const },
      in_stock: true,
    },
  ],
  comments: 1,
  shares: 0,
  followed: false,
  liked: false,
  own: null,
};

export const aWhole = (traits: Partial<PlatformPost> = {}): CallOut<'GET /platform/posts/details'> => {
  const post = aReviewed(traits);
  const { id, type, title, ratio, video, live_id, live, author, likes, createtime, content } = post;
  return {
    id,
    type,
    title,
    ratio,
    video,
    live_id,
    live,
    author,
    likes,
    createtime,
    content,
    ...details,
    post,
  };
};

const review = { state: 'shown' as const, decision: '', answer: '', can_answer: false };

export const anOwn = (traits: Partial<OwnPost> = {}): OwnPost => ({
  id: 5,
  type: 'other',
  title: '秋天的第一杯奶茶',
  image: '/files/00/tea.webp',
  ratio: '4:5',
  video: null,
  live_id: null,
  live: null,
  author: { kind: 'shop', id: 7, name: '橙集自营', avatar: '', type: 'self' },
  goods: { id: 9, title: '土蜂蜜 500g', image: '', price: '68.00' },
  likes: 12,
  liked: false,
  createtime: now,
  version: 3,
  ...review,
  figures: {
    views: 1_200,
    likes: 12,
    comments: 4,
    shares: 1,
    goods_opened: 80,
    orders: 6,
    sales: '408.00',
  },
  ...traits,
});

export const anOwnWhole = (own: Partial<NonNullable<PostDetails['own']>> = {}): PostDetails => {
  const { id, type, title, ratio, video, live_id, live, author, likes, createtime } = anOwn();
  return {
    id,
    type,
    title,
    ratio,
    video,
    live_id,
    live,
    author,
    likes,
    createtime,
    content: '好喝',
    ...details,
    own: { video_id: null, ...review, ...own },
  };
};
