/** From the wish for a shop to its console: someone applies, the operator decides, the owner logs in. */
import { expect, test } from '../market-test.ts';
import { expectAccessible } from '../page-checks.ts';
import { apply } from '../pages/console/apply.ts';
import { sessionsOfConsole } from '../people.ts';

test('an applicant for a shop logs in to it once it is approved', async ({ openConsole }) => {
  const stamp = String(Date.now()).slice(-8);
  const wish = { name: `拾光${stamp}`, account: `handmade_${stamp}`, password: 'demo1234' };
  const applicant = await openConsole('zh');
  await apply(applicant).open();
  await expect(applicant.page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(applicant.page);
  await apply(applicant).enterBy(`136${stamp}`);
  await apply(applicant).askFor(wish);
  await apply(applicant).seeThatItWaits();

  const operator = await openConsole('zh', (await sessionsOfConsole(1)).sessions);
  const { marketShops: t } = operator.t;
  await operator.page.goto(`/console/platform/applications?keyword=${encodeURIComponent(wish.name)}`);
  await expect(operator.page.getByRole('heading', { name: wish.name })).toBeVisible();
  const look = `${t('look')} ${t('doc_id_front')}`;
  await operator.page.getByRole('button', { name: look }).click();
  await expect(operator.page.getByRole('img', { name: t('doc_id_front') })).toBeVisible();
  await operator.page.getByRole('button', { name: t('approveDo') }).click();
  await operator.page
    .getByRole('dialog')
    .getByRole('button', { name: t('approveDo') })
    .click();
  await expect(operator.page.getByText(t('noneWaits'))).toBeVisible();

  const { page, t: words } = applicant;
  await page.reload();
  await page.getByRole('button', { name: t('toConsole') }).click();
  await page.getByLabel(words.staff('account')).fill(wish.account);
  await page.getByLabel(words.staff('password')).fill(wish.password);
  await page.getByRole('button', { name: words.staff('login') }).click();
  await expect(page.getByText(wish.name)).toBeVisible();
});
