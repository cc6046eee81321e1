/** Every page of the route table, in both languages, one light and one dark, as a visitor and as a shopper, also on a narrow phone and on a tablet. */
import type { Page } from '@playwright/test';
import { type Path, pageParams } from '../packages/shopper/src/kernel/router/page-params.ts';
import { type Found, findForPages } from './find-for-pages.ts';
import { expect, type Phone, test } from './market-test.ts';
import { type PageCase, pageCases } from './page-cases.ts';
import { expectAccessible, expectEllipses, expectNothingCutOff, seeLoaded } from './page-checks.ts';
import { findTopPage } from './pages/screen.ts';
import { findHost, type Shopper } from './people.ts';
import { languages } from './words.ts';

const otherSizes = [
  { width: 320, height: 700 },
  { width: 768, height: 1024 },
];
/** The looks differ in their colours and the languages in their words: each look is seen in one language. */
const looks = { zh: 'light', en: 'dark' } as const;
const paths = Object.keys(pageParams) as Path[];

// many short tests of pages that stand still: the picture of a failure says enough
test.use({ trace: 'off' });
test.describe.configure({ mode: 'parallel' });

let found: Found;
let shopper: Shopper;

test.beforeAll(async () => {
  shopper = await findHost(1, 1);
  found = await findForPages(shopper);
});

test('every page of the route table has a case here', () => {
  expect(Object.keys(pageCases).sort()).toEqual([...paths].sort());
});

/** Stays below the others as long as its phone is open: a light one costs little at every look. */
const firstPage: Path = 'pages/page/search';

async function open(phone: Phone, path: Path, query = ''): Promise<void> {
  await phone.page.goto(`/#/${path}${query}`);
  await expect(findTopPage(phone)).toHaveAttribute('data-page', path);
}

async function seeWhole(phone: Phone, path: Path, { query, says }: PageCase) {
  const { page, t, language } = phone;
  await page.emulateMedia({ colorScheme: looks[language] });
  if (page.url() === 'about:blank') await open(phone, firstPage);
  await open(phone, path, query?.(found));
  await expect(page.getByText(says(t)).filter({ visible: true }).first()).toBeVisible();
  await seeLoaded(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', looks[language]);
  await expectAccessible(page);
  await expectEllipses(findTopPage(phone));
  for (const size of otherSizes) {
    await page.setViewportSize(size);
    await expect(findTopPage(phone)).toBeVisible();
    await expectNothingCutOff(page, '[data-page]:not([inert])');
  }
  await leave(page);
}

/** Back to the first page of this phone: those the app would keep below the next one cost every look at it. */
async function leave(page: Page): Promise<void> {
  if ((await page.locator('[data-page]').count()) > 1) await page.goBack();
}

const addresses = paths.flatMap((path) => {
  const { also = [], ...first } = pageCases[path];
  return [
    { path, name: path as string, page: first },
    ...also.map((page, at) => ({ path, name: `${path}, address ${at + 2},`, page })),
  ];
});

for (const { path, name, page } of addresses) {
  for (const language of languages) {
    if (page.by !== 'shopper') {
      test(`${name} is whole for a visitor (${language})`, async ({ sharePhone }) =>
        seeWhole(await sharePhone({ language }), path, page));
    }
    if (page.by !== 'visitor') {
      test(`${name} is whole for a shopper (${language})`, async ({ sharePhone }) =>
        seeWhole(await sharePhone({ language, user: shopper.user }), path, page));
    }
  }
}
