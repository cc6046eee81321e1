import type { Strings } from '@chengji/client-kit/i18n';
import type { zh } from './strings.zh.ts';

export const en: Strings<typeof zh> = {
  feeds: 'Topics',
  recommended: 'For you',
  search: 'Search',
  postingShops: 'Shops that posted last',
  nothing: 'Nothing posted yet',
  nothingHint: 'Pull to refresh a little later',
  likes: 'Likes {count}',
  comments: 'Comments {count}',
  pictures: 'Pictures',
  goods: 'Goods in this post',
  allPosts: 'All posts',
  topic: '# {name}',
  commentsTitle: 'Comments',
  noComments: 'No comments yet',
  gone: 'This post is gone',
  goneHint: 'It may have been taken down',
  toFind: 'Discover others',
};
