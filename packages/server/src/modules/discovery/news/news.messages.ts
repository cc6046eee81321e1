import type { Messages } from '../../../kernel/i18n/i18n.ts';

const of = (sentence: string, title: [string, string], content: [string, string]): Messages => ({
  [`discovery.news_${sentence}.title`]: { zh: title[0], en: title[1] },
  [`discovery.news_${sentence}.content`]: { zh: content[0], en: content[1] },
});

const liked: [string, string] = ['收到赞', 'New likes'];
const commented: [string, string] = ['收到评论', 'New comments'];
const answered: [string, string] = ['收到回复', 'New replies'];
const followed: [string, string] = ['新增粉丝', 'New followers'];

/** What an author is told; `_many` where more people than one did it. */
export const newsMessages: Messages = {
  ...of('likes', liked, ['{name} 赞了你的「{title}」', '{name} liked your “{title}”']),
  ...of('likes_many', liked, [
    '{name} 等 {people} 人赞了你的「{title}」',
    '{people} people, including {name}, liked your “{title}”',
  ]),
  ...of('comments', commented, ['{name} 评论了你的「{title}」', '{name} commented on your “{title}”']),
  ...of('comments_many', commented, [
    '{name} 等 {people} 人评论了你的「{title}」',
    '{people} people, including {name}, commented on your “{title}”',
  ]),
  ...of('replies', answered, ['{name} 在「{title}」下回复了你', '{name} replied to you on “{title}”']),
  ...of('replies_many', answered, [
    '{name} 等 {people} 人在「{title}」下回复了你',
    '{people} people, including {name}, replied to you on “{title}”',
  ]),
  ...of('fans', followed, ['{name} 关注了你', '{name} started following you']),
  ...of('fans_many', followed, [
    '{name} 等 {people} 人关注了你',
    '{people} people, including {name}, started following you',
  ]),
  ...of(
    'approved',
    ['内容已通过审核', 'Your post was approved'],
    ['「{title}」已通过审核并展示。', '“{title}” was approved and is now visible to everyone.'],
  ),
  ...of(
    'refused',
    ['内容未通过审核', 'Your post wasn’t approved'],
    [
      '「{title}」未通过审核：{reason}。你可以修改后重新提交，或申诉一次。',
      '“{title}” wasn’t approved: {reason}. You can edit and resubmit it, or appeal once.',
    ],
  ),
  ...of(
    'taken_down',
    ['内容已被下架', 'Your post was taken down'],
    [
      '「{title}」已被平台下架：{reason}。你可以申诉一次。',
      'Chengji took “{title}” down: {reason}. You can appeal once.',
    ],
  ),
};
