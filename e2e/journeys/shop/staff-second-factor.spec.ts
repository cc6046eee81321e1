/** A member of staff protects their account, and loses their phone. */
import { test } from '../../market-test.ts';
import { generateCode, staffAccount } from '../../pages/console/staff-account.ts';
import { takeOnClerk } from '../../people.ts';

test('a clerk sets a second factor up, logs in with its code and with a recovery code, and switches it off', async ({
  openConsole,
}) => {
  const clerk = await takeOnClerk(1);
  const account = staffAccount(await openConsole('zh'));
  await account.logIn(clerk);
  await account.seeIn();
  await account.open();
  const { secret, codes } = await account.enrol();
  await account.seeCodesLeft(codes.length);

  await account.logOut();
  await account.logIn(clerk);
  // the code of now was used to set it up: the next one is good already
  await account.enterCode(generateCode(secret, 1));
  await account.seeIn();

  await account.open();
  await account.logOut();
  await account.logIn(clerk);
  await account.enterCode(codes[0] ?? '');
  await account.seeIn();
  await account.open();
  await account.seeCodesLeft(codes.length - 1);
  await account.switchOff();
});
