/** Every page of the back office, in both languages and looks, and on a small screen, a tablet and a phone. */
import { pages } from '../packages/console/src/app/pages/pages.ts';
import { expect, type Phone, test } from './market-test.ts';
import { expectAccessible, expectNothingCutOff, expectTabsInSight } from './page-checks.ts';
import { openConsoleSessions } from './people.ts';
import { languages } from './words.ts';

const ownedShop = 1;
const smallerScreens = [
  { width: 1_280, height: 800 },
  { width: 768, height: 1_024 },
];
const phone = { width: 390, height: 844 };
/** The looks differ in their colours and the languages in their words: each look is seen in one language, on a phone in the other. */
const desktopLook = { zh: 'light', en: 'dark' } as const;
const phoneLook = { zh: 'dark', en: 'light' } as const;

test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

let kept: Awaited<ReturnType<typeof openConsoleSessions>>;
test.beforeAll(async () => {
  kept = await openConsoleSessions(ownedShop);
});

const findCrumb = ({ page, t }: Phone) =>
  page.getByRole('navigation', { name: t.console('breadcrumb') }).locator('[aria-current=page]');

/** Moves on within the open console, as by going back or forward; answers once the page before is left. */
async function moveTo(desktop: Phone, address: string): Promise<void> {
  await findCrumb(desktop).evaluate((crumb, address) => {
    crumb.setAttribute('data-left', '');
    const { idx } = history.state;
    history.pushState({ usr: null, key: address, idx: idx + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);
  await expect(desktop.page.locator('[data-left]')).toHaveCount(0);
}

for (const language of languages) {
  for (const { path, title } of pages) {
    test(`${path} of the console shows all of itself (${language})`, async ({ shareConsole }) => {
      const desktop = await shareConsole(language, kept.sessions);
      const { page, t } = desktop;
      const [, , kind = ''] = path.split('/');
      await page.emulateMedia({ colorScheme: desktopLook[language] });
      const address = `/console${path.replace(':id', String(kept.ids[kind]))}`;
      if (page.url() === 'about:blank') await page.goto(address);
      else await moveTo(desktop, address);
      await expect(findCrumb(desktop)).toHaveText(t.console(title));
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0);
      await expect(page.locator('html')).toHaveAttribute('data-theme', desktopLook[language]);
      await expectAccessible(page);
      await expectTabsInSight(page.getByRole('main'));
      for (const size of smallerScreens) {
        await page.setViewportSize(size);
        await expectNothingCutOff(page, 'main');
        await expectTabsInSight(page.getByRole('main'));
      }
      await page.emulateMedia({ colorScheme: phoneLook[language] });
      await page.setViewportSize(phone);
      await expect(page.getByRole('navigation', { name: t.console('breadcrumb') })).toHaveCount(0);
      await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0);
      await expectAccessible(page);
      await expectNothingCutOff(page, 'main');
    });
  }
  for (const area of ['seller', 'platform'] as const) {
    test(`the login page of the ${area} console shows all of itself (${language})`, async ({
      openConsole,
    }) => {
      const { page, t } = await openConsole(language);
      await page.goto(`/console/${area}/login`);
      await expect(page.getByRole('heading', { name: t.staff(`${area}Welcome`) })).toBeVisible();
      await expectAccessible(page);
      await page.setViewportSize(phone);
      await expectNothingCutOff(page, 'main');
    });
  }
}
