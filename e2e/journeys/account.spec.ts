/** How a person comes to their account by another way, and who else is at it. */
import { expect, test } from '../market-test.ts';
import { devices } from '../pages/account/devices.ts';
import { login } from '../pages/account/login.ts';
import { profile } from '../pages/account/profile.ts';
import { thirdLogin } from '../pages/account/third-login.ts';
import { user } from '../pages/account/user.ts';
import { agreeTo, openAddress } from '../pages/screen.ts';
import { shopperNumber } from '../people.ts';

/** Those who can log in at the WeChat stand-in: one for each attempt, as each is known from then on. */
const wechatPeople = ['林间小雨', '阿海的船'];

const aNewMobile = () => `136${String(Date.now()).slice(-8)}`;

test('a shopper who logs in by WeChat binds a mobile once, and is recognised from then on', async ({
  openPhone,
}, { retry }) => {
  const person = wechatPeople[retry] ?? '';
  const phone = await openPhone();
  await openAddress(phone, 'pages/user/auth/auth');
  await thirdLogin(phone).begin();
  await thirdLogin(phone).refuse();
  await thirdLogin(phone).seeNothingCame();

  await openAddress(phone, 'pages/user/auth/auth');
  await thirdLogin(phone).begin();
  await thirdLogin(phone).agreeAs(person);
  await thirdLogin(phone).bindMobile(aNewMobile());
  await profile(phone).see();
  await openAddress(phone, 'pages/user');
  await user(phone).seeName(person);

  const another = await openPhone();
  await openAddress(another, 'pages/user/auth/auth');
  await thirdLogin(another).begin();
  await thirdLogin(another).agreeAs(person);
  await user(another).seeName(person);
});

test('a device that is not mine any more is out at once', async ({ openPhone, faults }) => {
  faults.allow(/\b401\b/);
  const [mine, lost] = [await shopperNumber(9), await shopperNumber(9)];
  const left = await openPhone({ user: lost.user });
  await openAddress(left, 'pages/user');
  await user(left).seeName(lost.user.nickname);
  await expect.poll(() => left.page.evaluate(() => localStorage.getItem('chat_client_id'))).not.toBeNull();

  const phone = await openPhone({ user: mine.user });
  await devices(phone).open();
  await devices(phone).endOthers();
  await devices(phone).seeAlone();

  await agreeTo(left, left.t.design('notice'));
  await login(left).see();
  await openAddress(phone, 'pages/user');
  await user(phone).seeName(mine.user.nickname);
});
