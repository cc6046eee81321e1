/** Every page of the back office, in both languages, also on a small screen. */
import { pages } from '../packages/console/src/app/pages/pages.ts';
import { expect, test } from './market-test.ts';
import { expectAccessible, expectNothingCutOff } from './page-checks.ts';
import { sessionsOfConsole } from './people.ts';
import { languages } from './words.ts';

const ownedShop = 1;
const smallScreen = { width: 1_280, height: 800 };

test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

let kept: Awaited<ReturnType<typeof sessionsOfConsole>>;
test.beforeAll(async () => {
  kept = await sessionsOfConsole(ownedShop);
});

for (const language of languages) {
  for (const { path, title } of pages) {
    test(`${path} of the console shows all of itself (${language})`, async ({ shareConsole }) => {
      const { page, t } = await shareConsole(language, kept.sessions);
      const [, , kind = ''] = path.split('/');
      await page.goto(`/console${path.replace(':id', String(kept.ids[kind]))}`);
      await expect(page.getByRole('navigation', { name: t.console('breadcrumb') })).toContainText(
        t.console(title),
      );
      await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
      await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0);
      await expectAccessible(page);
      await page.setViewportSize(smallScreen);
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
    });
  }
}
