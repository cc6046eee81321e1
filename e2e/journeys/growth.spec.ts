/** A month of checking in with a missed day made up; and somebody invited who registers by the link and buys. */
import type { CallOut } from '../../packages/contract/src/index.ts';
import { expect, test } from '../market-test.ts';
import { buyAndReview, buyAndReviewDays, getPerson } from '../newcomers.ts';
import { login } from '../pages/account/login.ts';
import { checkIn } from '../pages/growth/check-in.ts';
import { referral } from '../pages/growth/referral.ts';
import { openAddress } from '../pages/screen.ts';
import { passTime, shopperNumber } from '../people.ts';
import { languages } from '../words.ts';

const DAY = 86_400;
const SHOP = 1;
const people = { zh: 3, en: 8 };

/** A day that is not signed, with two more of its month to come and a make-up left: days are made up in their month. */
function countDaysToBegin({ today, month, signed, makeup }: CallOut<'GET /wanlshop/signin/info'>): number {
  const left = month.length - Number(today.slice(8));
  const days = signed ? 1 : 0;
  return left - days < 2 || makeup.left === 0 ? left + 1 : days;
}

for (const language of languages) {
  test(`checks in day by day, and makes a missed day up (${language})`, async ({ openPhone }) => {
    const shopper = await shopperNumber(people[language]);
    const info = () => shopper.call('GET /wanlshop/signin/info', {});
    const days = countDaysToBegin(await info());
    if (days > 0) await passTime(days * DAY);
    const phone = await openPhone({ language, user: shopper.user });
    const { makeup, next, successions } = await info();

    await test.step('checks in today, once', async () => {
      await openAddress(phone, 'pages/user/signin/signin');
      await checkIn(phone).sign(next);
      await checkIn(phone).seeRow(successions + 1);
      await checkIn(phone).seeSigned((await info()).next);
    });

    const missed = await test.step('misses a day, and begins anew', async () => {
      await passTime(DAY);
      const { today } = await info();
      await passTime(DAY);
      await phone.page.reload();
      await checkIn(phone).sign(5);
      await checkIn(phone).seeRow(1);
      return today;
    });

    await test.step('makes it up, and has the whole row', async () => {
      const [month, day] = [Number(missed.slice(5, 7)), Number(missed.slice(8))];
      await checkIn(phone).makeUp({ month, day, cost: makeup.cost });
      await checkIn(phone).seeMadeUp(day);
      await checkIn(phone).seeRow(successions + 3);
    });

    await test.step('finds it in the log, and themselves in the ranking', async () => {
      await checkIn(phone).openLog();
      await checkIn(phone).seeLogged(phone.t.points('kind.makeup', { day: missed.slice(5) }));
      await phone.page.goBack();
      await checkIn(phone).openRanking();
      await checkIn(phone).seeRanked(shopper.user.nickname);
    });
  });

  test(`invites a friend, whose purchase is credited after the return window (${language})`, async ({
    openPhone,
  }) => {
    const shopper = await shopperNumber(people[language]);
    const phone = await openPhone({ language, user: shopper.user });
    await openAddress(phone, 'pages/user/distribution');
    const code = await referral(phone).getCode();
    await referral(phone).seePoster(code);
    const before = await shopper.call('GET /wanlshop/distribution/info', {});

    const mobile = `135${String(Date.now()).slice(-8)}`;
    const friend = await test.step('a friend opens the link, sees how it works and registers', async () => {
      const theirs = await openPhone({ language });
      await theirs.page.goto(`/?ref=${code}#/pages/user/distribution`);
      await referral(theirs).seeHow();
      expect(theirs.page.url()).not.toContain('ref=');
      await openAddress(theirs, 'pages/user/auth/auth');
      await login(theirs).byCode(mobile);
      await expect.poll(() => theirs.page.evaluate(() => localStorage.getItem('user'))).toContain('token');
      return getPerson(theirs);
    });

    await test.step('what they buy is expected', async () => {
      await buyAndReview(SHOP, friend, mobile);
      await phone.page.reload();
      await referral(phone).seeEarning('expected');
    });

    await test.step('and credited when the window ends', async () => {
      await passTime(buyAndReviewDays * DAY + 60);
      await phone.page.reload();
      const { mine } = await shopper.call('GET /wanlshop/distribution/info', {});
      const gained = Number(mine?.credited) - Number(before.mine?.credited);
      expect(gained).toBeGreaterThanOrEqual(2);
      await referral(phone).seeSum('credited', mine?.credited ?? '');
      await openAddress(phone, 'pages/user/money/list');
      await expect(phone.page.getByText(/推广奖励|Referral reward/).first()).toBeVisible();
    });
  });
}
