/** A shopper says what they think of the app, with a picture; the operator answers, and the answer is read. */
import { readFileSync } from 'node:fs';
import { test } from '../market-test.ts';
import { feedback } from '../pages/account/feedback.ts';
import { messages } from '../pages/account/messages.ts';
import { feedbackList } from '../pages/console/feedback.ts';
import { openAddress } from '../pages/screen.ts';
import { operatorSession, shopperNumber } from '../people.ts';
import { languages } from '../words.ts';

const picture = {
  name: 'screen.webp',
  mimeType: 'image/webp',
  buffer: readFileSync(new URL('../../packages/shopper/src/design/feedback/art/robot.webp', import.meta.url)),
};

for (const language of languages) {
  test(`feedback is sent, answered and read (${language})`, async ({ openPhone, openConsole }) => {
    const { user } = await shopperNumber(language === 'zh' ? 8 : 9);
    const phone = await openPhone({ language, user });
    const words = `希望收藏夹可以分组 ${Date.now()}`;
    const form = feedback(phone);
    await openAddress(phone, 'pages/user/feedback/feedback');
    await form.rate(4);
    await form.chooseCategory('groups');
    await form.write(words);
    await form.addPicture(picture);
    await openAddress(phone, 'pages/user/setting/setting');
    await openAddress(phone, 'pages/user/feedback/feedback');
    await form.seeWritten(words);
    await form.submit();
    await form.seeSubmitted();
    await form.follow();
    await form.seeState('submitted');

    const list = feedbackList(await openConsole(language, await operatorSession()));
    await list.open(words);
    const answer = `下个版本就有 ${Date.now()}`;
    await list.answer(answer);

    await form.seeState('answered');
    await form.seeAnswer(answer);
    await openAddress(phone, 'pages/notice/notify/notify');
    await messages(phone).open(answer);
    await form.seeState('answered');
    await form.seeAnswer(answer);
  });
}
