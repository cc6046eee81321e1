import { localizedOrChinese } from '../../../kernel/i18n/localized.ts';
import { allowPost, findPosts, takePostDown } from '../../discovery/index.ts';
import { toPlainText } from '../complaint.rules.ts';
import { type ComplaintTargets, nothingKnown } from './target.port.ts';

export const postTargets: ComplaintTargets = {
  kind: 'post',
  async find(ctx, ids) {
    const found = await findPosts(ctx, ids);
    return new Map(
      [...found.values()].map(({ id, shopId, shopperId, title, titleEn, content, images }) => [
        id,
        {
          title: localizedOrChinese(ctx.language, title, titleEn) || content.slice(0, 40),
          image: images[0] ?? '',
          shopId,
          goodsId: null,
          personId: shopperId,
          onlyFor: null,
        },
      ]),
    );
  },
  async describe(ctx, id) {
    const { calendar, language, services } = ctx;
    const post = (await findPosts(ctx, [id])).get(id);
    if (!post) return nothingKnown;
    const state = post.state === 'taken_down' ? 'taken_down' : post.isShown ? 'shown' : 'hidden';
    return {
      facts: [
        { name: 'state', value: services.translate(language, `complaints.value_${state}`) },
        { name: 'posted_at', value: calendar.toMinuteText(post.createdAt) },
        { name: 'likes', value: String(post.likes) },
        { name: 'comments', value: String(post.comments) },
      ],
      description: toPlainText(localizedOrChinese(language, post.content, post.contentEn)),
      images: post.images,
      measures: post.state === 'shown' || post.state === 'reviewing' ? ['take_down'] : [],
      isTakenDown: post.state === 'taken_down',
    };
  },
  takeDown: takePostDown,
  allow: allowPost,
};
