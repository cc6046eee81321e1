/** Every page of the back office, in both languages and looks, and on a small screen, a tablet and a phone. */
import { pages } from '../packages/console/src/app/pages/pages.ts';
import { expect, type Phone, test } from './market-test.ts';
import { expectAccessible, expectNothingCutOff, expectTabsInSight } from './page-checks.ts';
import { sessionsOfConsole } from './people.ts';
import { languages } from './words.ts';

const ownedShop = 1;
/** The looks differ in their colours and the languages in their words: each look is seen in one language, on a phone in the other. */
const desktopLook = { zh: 'light', en: 'dark' } as const;
const phoneLook = { zh: 'dark', en: 'light' } as const;
const desktop = { width: 1_440, height: 900, looks: desktopLook };
const phone = { width: 390, height: 844, looks: phoneLook };
const screens = [
  desktop,
  { width: 1_280, height: 800, looks: desktopLook },
  { width: 768, height: 1_024, looks: desktopLook },
  phone,
];
type Screen = (typeof screens)[number];
type Title = (typeof pages)[number]['title'];

test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

let kept: Awaited<ReturnType<typeof sessionsOfConsole>>;
test.beforeAll(async () => {
  kept = await sessionsOfConsole(ownedShop);
});

const seeOn = ({ page, language }: Phone, { looks, ...size }: Screen) =>
  Promise.all([page.emulateMedia({ colorScheme: looks[language] }), page.setViewportSize(size)]);

/** Moves on within the open console, as by going back or forward. */
const moveTo = ({ page }: Phone, address: string): Promise<void> =>
  page.evaluate((address) => {
    const { idx } = history.state;
    history.pushState({ usr: null, key: address, idx: idx + 1 }, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  }, address);

/** By way of a page that is not there: so the one before is left for certain, and what is light is what changes its size. */
async function open(shared: Phone, area: string, address: string, screen: Screen): Promise<void> {
  const { page, t } = shared;
  if (page.url() === 'about:blank') {
    await seeOn(shared, screen);
    await page.goto(address);
    return;
  }
  const nowhere = page.getByText(t.console('notFoundTitle'));
  await moveTo(shared, `/console/${area}/nowhere`);
  await expect(nowhere).toBeVisible();
  await seeOn(shared, screen);
  await moveTo(shared, address);
  await expect(nowhere).toHaveCount(0);
}

async function seeWhole(shared: Phone, title: Title, screen: Screen): Promise<void> {
  const { page, t, language } = shared;
  const main = page.getByRole('main');
  const crumbs = page.getByRole('navigation', { name: t.console('breadcrumb') });
  if (screen === phone) await expect(crumbs).toHaveCount(0);
  else await expect(crumbs.locator('[aria-current=page]')).toHaveText(t.console(title));
  await expect(page.locator('[aria-busy=true], [data-skeleton]')).toHaveCount(0);
  if (screen === phone || screen === desktop) {
    await expect(main.getByRole('heading').first()).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', screen.looks[language]);
    await expectAccessible(page);
  }
  if (screen !== phone) await expectTabsInSight(main);
  if (screen !== desktop) await expectNothingCutOff(page, 'main');
}

for (const language of languages) {
  for (const [at, { path, title }] of pages.entries()) {
    test(`${path} of the console shows all of itself (${language})`, async ({ shareConsole }) => {
      const shared = await shareConsole(language, kept.sessions);
      const [, area = '', kind = ''] = path.split('/');
      const address = `/console${path.replace(':id', String(kept.ids[kind]))}`;
      // from the desktop to the phone, and the next page on from there
      const [first = desktop, ...others] = at % 2 ? screens.toReversed() : screens;
      await open(shared, area, address, first);
      await seeWhole(shared, title, first);
      for (const screen of others) {
        await seeOn(shared, screen);
        await seeWhole(shared, title, screen);
      }
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
