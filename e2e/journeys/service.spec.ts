/** A shopper asks the assistant, gets a source, asks for a person; an agent takes, answers and closes. */

import { answerAlways } from '../answering-people.ts';
import { test } from '../market-test.ts';
import { aNewcomer } from '../newcomers.ts';
import { assistant } from '../pages/account/assistant.ts';
import { serviceInbox } from '../pages/console/service-inbox.ts';
import { operatorSession } from '../people.ts';
import { languages } from '../words.ts';

const questions = { zh: '退宽多久能到帐', en: 'how long untill my refund' } as const;
const answers = { zh: /原路退回/, en: /WeChat Pay take up to 24 hours/ } as const;

for (const language of languages) {
  test(`a question is answered from a source, then by a person (${language})`, async ({
    openPhone,
    openConsole,
  }) => {
    await answerAlways();
    const { user } = await aNewcomer();
    const phone = assistant(await openPhone({ language, user }));
    await phone.open();
    await phone.ask(questions[language]);
    await phone.seeAnswer(answers[language]);
    await phone.seeSource();
    await phone.rateHelpful();
    await phone.askForPerson();
    await phone.seePlace(1);
    const words = `还没到账 ${Date.now()}`;
    await phone.ask(words);

    const inbox = serviceInbox(await openConsole(language, await operatorSession()));
    await inbox.open(words);
    await inbox.take();
    const reply = `已为您查询 ${Date.now()}`;
    await inbox.reply(reply);
    await phone.seeAnswer(reply);
    const thanks = `谢谢 ${Date.now()}`;
    await phone.ask(thanks);
    await inbox.seeSaid(thanks);
    await inbox.end();
    await phone.seeEnded();
    await phone.reload();
    await phone.seeAnswer(reply);
  });
}
