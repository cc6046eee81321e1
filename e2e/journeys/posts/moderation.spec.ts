/** A shop publishes, the operator refuses and later takes down, and the shop has its say each time. */

import { visitor } from '../../client.ts';
import { expect, test } from '../../market-test.ts';
import { postReview } from '../../pages/posts/post-review.ts';
import { shopPosts } from '../../pages/posts/shop-posts.ts';
import {
  addGoods,
  operator,
  operatorSession,
  sellerSession,
  shopperNumber,
  toOwnerAccount,
} from '../../people.ts';
import { languages } from '../../words.ts';

const shop = 2;

/** A post with this word waits for the operator. */
async function blockWord(word: string): Promise<void> {
  const call = await operator();
  const { rows } = await call('GET /platform/settings/list', {});
  const known = rows.find(({ name }) => name === 'content.blocked_words');
  const value = [...((known?.value as string[] | undefined) ?? []), word];
  await call('POST /platform/settings/save', {
    name: 'content.blocked_words',
    version: known?.version,
    value,
  });
}

for (const language of languages) {
  test(`a post is refused, written again, shown, taken down and answered to (${language})`, async ({
    openConsole,
  }) => {
    const word = `加微${Date.now()}`;
    await blockWord(word);
    const goods = await addGoods(shop);
    const title = `新茶上市 ${Date.now()}`;
    const seller = await openConsole(language, await sellerSession(toOwnerAccount(shop)));
    const [own, review] = [
      shopPosts(seller),
      postReview(await openConsole(language, await operatorSession())),
    ];

    await own.write({ title, content: `想喝的${word}` }, goods.title);
    await review.open(title);
    await review.seeMarked(word);
    await review.refuseByKeys();

    await own.seeRefused(title, seller.t.posts('reasonWords_advert').slice(0, 10));
    await own.rewrite(title, '明前采摘，现炒现发');
    await review.open(title);
    await review.approveByKey();
    await own.seeShown(title);
    const { rows } = await visitor.call('GET /wanlshop/find/list', { author_id: shop, kind: 'shop' });
    const post = rows.find((row) => row.title === title);
    expect(post).toBeDefined();

    const { call } = await shopperNumber(7);
    const target = { type: 'post', target_id: post?.id ?? 0 } as const;
    const { rows: reasons } = await call('GET /wanlshop/complaint/reasons', { type: 'post' });
    const reason = reasons[0]?.code ?? '';
    await call('POST /wanlshop/complaint/submit', {
      ...target,
      reason,
      content: '图片里的茶和收到的完全不一样',
      images: [],
    });
    const notice = '图片与实物不符';
    await review.takeDownReported(title, { answer: '已下架处理', notice });

    const answer = '这是新一批的实拍';
    await own.answerTakeDown(title, notice, answer);
    await review.seeAnswer(title, answer);
    await review.showAgain();
    await own.seeShown(title);
  });
}
