/** A shopper complains about a goods; the platform looks at it, decides, and its answer is read. */
import { test } from '../market-test.ts';
import { complaint } from '../pages/account/complaint.ts';
import { complaintQueue } from '../pages/console/complaints.ts';
import { openAddress } from '../pages/screen.ts';
import { addGoods, operatorSession, shopperNumber } from '../people.ts';
import { languages } from '../words.ts';

for (const language of languages) {
  test(`a complaint is submitted, decided and answered (${language})`, async ({ openPhone, openConsole }) => {
    const { user } = await shopperNumber(7);
    const goods = await addGoods(3);
    const phone = await openPhone({ language, user });
    const words = `客服两天没有回复，请平台核实 ${Date.now()}`;
    await openAddress(phone, `pages/user/complaint/complaint?type=goods&id=${goods.id}`);
    await complaint(phone).chooseFirstReason();
    await complaint(phone).write(words);
    await complaint(phone).submit();
    await complaint(phone).seeSubmitted();
    const id = await complaint(phone).follow();
    await complaint(phone).seeState('submitted');

    const staff = complaintQueue(await openConsole(language, await operatorSession()));
    await staff.open(goods.title);
    await staff.seeWords(words);
    const answer = '客服记录显示已在承诺时间内回复';
    await staff.dismiss(answer);

    await openAddress(phone, `pages/user/complaint/lists?id=${id}`);
    await complaint(phone).seeState('dismissed');
    await complaint(phone).seeAnswer(answer);
  });
}
