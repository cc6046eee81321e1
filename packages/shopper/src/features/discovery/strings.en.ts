import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  more: 'More',
  feeds: 'Topics',
  recommended: 'For you',
  search: 'Search',
  postingShops: 'Recently active shops',
  nothing: 'No posts yet',
  nothingHint: 'Pull down to refresh later',
  likes: 'Likes {count}',
  comments: 'Comments {count}',
  pictures: 'Photos',
  goods: 'Products in this post',
  allPosts: 'All posts',
  topic: '# {name}',
  commentsTitle: 'Comments',
  noComments: 'No comments yet',
  gone: 'Post not available',
  goneHint: 'It may have been removed',
  toFind: 'Discover more',
};
