/** Somebody publishes a post, the operator shows it, and another likes it, follows them, comments and replies. */
import { readFileSync } from 'node:fs';
import { blockWord } from '../../blocked-words.ts';
import { test } from '../../market-test.ts';
import { postReview } from '../../pages/posts/post-review.ts';
import { openedPost, profile, publishing } from '../../pages/posts/publishing.ts';
import { addGoods, operatorSession, shopperNumber } from '../../people.ts';
import { languages } from '../../words.ts';

const art = (name: string) => ({
  name: `${name}.webp`,
  mimeType: 'image/webp',
  buffer: readFileSync(
    new URL(`../../../packages/shopper/src/design/feedback/art/${name}.webp`, import.meta.url),
  ),
});
const pictures = [art('robot'), art('heart'), art('parcel')];

for (const [at, language] of languages.entries()) {
  test(`a post is published, shown, liked and talked about (${language})`, async ({
    openPhone,
    openConsole,
  }) => {
    const { user: author, call: asAuthor } = await shopperNumber(3 + 2 * at);
    const { user: reader, call: asReader } = await shopperNumber(4 + 2 * at);
    // the people of the demo market follow some of the others already
    await asAuthor('POST /wanlshop/find/follow', { id: reader.id, followed: false });
    await asReader('POST /wanlshop/find/follow', { id: author.id, followed: false });
    const { title: goods } = await addGoods(1);
    const title = `阳台上的绿植 ${Date.now()}`;
    // who has posted before waits for the operator only with such a word
    const word = `私聊${Date.now()}`;
    await blockWord(word);
    const content = `不晒也能长得好，琴叶榕放窗边。${word}`;
    const [phone, other] = [
      await openPhone({ language, user: author }),
      await openPhone({ language, user: reader }),
    ];

    const form = publishing(phone);
    await profile(phone).openOwn();
    await form.open();
    await form.write({ title, content });
    await form.addPictures(pictures);
    await form.saveDraft();
    await form.open();
    await form.goOnWithDraft();
    await form.seeWritten(content);
    await form.seePictures(3);
    await form.moveOn(1);
    await form.addGoods(goods);
    await form.publish();
    await form.seeWaiting();
    await form.toMine();
    await profile(phone).seeState(title, 'reviewing');

    const review = postReview(await openConsole(language, await operatorSession()));
    await review.open(title);
    await review.approveByKey();

    const page = profile(other);
    await page.openOf(author.id);
    await page.seePost(title);
    await page.follow();
    await page.openPost(title);
    const read = openedPost(other);
    await read.see(title);
    await read.like();
    const asked = `多久浇一次水 ${Date.now()}`;
    await read.comment(asked);

    const own = profile(phone);
    await own.openOwn();
    await own.seeState(title, 'shown');
    await own.openPost(title);
    const answering = openedPost(phone);
    await answering.see(title);
    const answer = `一周一次 ${Date.now()}`;
    await answering.reply({ name: reader.nickname, words: asked }, answer);
    await own.openOwn();
    await own.openFans();
    await own.followBack(reader.nickname);
  });
}
