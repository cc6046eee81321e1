/** A test with phones and desktops: each person of a journey has one, and none of them may report an error. */
import { type Browser, test as base, expect, type Page } from '@playwright/test';
import { watchFaults } from './faults.ts';
import { enterMarket, getMarket } from './market.ts';
import { keepMessages } from './messages.ts';
import { type Language, type Words, wordsIn } from './words.ts';

/** A browser page in the language its person chose. */
export type Phone = { page: Page; t: Words; language: Language };

/** What the shopper's client kept from earlier, by its name in local storage. */
export type Kept = { language?: Language; theme?: 'light' | 'dark' | 'system' } & Record<string, unknown>;

const phoneSize = { width: 390, height: 844 };
const desktopSize = { width: 1_440, height: 900 };

type Stored = { name: string; value: string }[];
type Size = { width: number; height: number };

type Opening = {
  language: Language;
  stored: Stored;
  viewport: Size;
  keepsApp?: boolean;
  report: (fault: string) => void;
};

async function openPage(
  browser: Browser,
  { language, stored, viewport, keepsApp = false, report }: Opening,
): Promise<Phone> {
  const context = await browser.newContext({
    viewport,
    serviceWorkers: keepsApp ? 'allow' : 'block',
    storageState: { cookies: [], origins: [{ origin: getMarket().url, localStorage: stored }] },
  });
  const page = await context.newPage();
  watchFaults(page, report);
  await keepMessages(page);
  return { page, language, t: wordsIn(language) };
}

type OpenPhone = (kept?: Kept) => Promise<Phone>;
type OpenConsole = (language: Language, kept?: Record<string, unknown>) => Promise<Phone>;

type ConsoleSize = 'desktop' | 'phone';

/** A day's work is done in both languages and on both: each in one. */
export const consoleLooks = [
  { language: 'zh', size: 'desktop' },
  { language: 'en', size: 'phone' },
] as const satisfies { language: Language; size: ConsoleSize }[];

type MarketFixtures = {
  /** Whether phones keep the app, as they do in life; the other journeys are spared fetching all of it. */
  keepsApp: boolean;
  /** What goes wrong unseen fails a journey, but for the kind of fault that it causes on purpose. */
  faults: { report: (fault: string) => void; allow: (kind: RegExp) => void };
  open: (opening: Pick<Opening, 'language' | 'stored' | 'viewport'>) => Promise<Phone>;
  openPhone: OpenPhone;
  /** The back office; `kept` are the sessions it kept. */
  openConsole: OpenConsole;
  openConsoleOnPhone: OpenConsole;
  openConsoles: Record<ConsoleSize, OpenConsole>;
  /** The same, but the page stays open for the tests that follow: they only look, and go from address to address. */
  sharePhone: OpenPhone;
  shareConsole: OpenConsole;
};

type WorkerFixtures = {
  /** Before anything is asked of a market. */
  inMarket: undefined;
  shared: { pages: Map<string, Promise<Phone>>; report: (fault: string) => void };
};

const asJson = (kept: Record<string, unknown>): Stored =>
  Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }));

const onPhone = (kept: Kept = {}) => {
  const { language = 'zh' } = kept;
  // who has just joined is not greeted over what their journey presses
  return { language, stored: asJson({ seen_popup: { 1: '' }, ...kept }), viewport: phoneSize };
};
const inConsole = (viewport: Size, language: Language, kept: Record<string, unknown> = {}) => {
  const stored = [{ name: 'console.language', value: language }, ...asJson(kept)];
  return { language, stored, viewport };
};

export const test = base.extend<MarketFixtures & { share: MarketFixtures['open'] }, WorkerFixtures>({
  inMarket: [
    async ({ browser: _ }, use, { project, parallelIndex }) => {
      enterMarket(project.name, parallelIndex);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: ({ browser: _ }, use) => use(getMarket().url),
  keepsApp: [false, { option: true }],
  faults: async ({ browser: _ }, use) => {
    const reported: string[] = [];
    const allowed: RegExp[] = [];
    await use({ report: (fault) => reported.push(fault), allow: (kind) => allowed.push(kind) });
    // some is told of only after the page has recovered
    expect(reported.filter((fault) => !allowed.some((kind) => kind.test(fault)))).toEqual([]);
  },
  open: async ({ browser, faults, keepsApp }, use) => {
    const opened: Phone[] = [];
    await use(async (opening) => {
      const phone = await openPage(browser, { ...opening, keepsApp, report: faults.report });
      opened.push(phone);
      return phone;
    });
    await Promise.all(opened.map(({ page }) => page.context().close()));
  },
  openPhone: ({ open }, use) => use((kept) => open(onPhone(kept))),
  openConsole: ({ open }, use) => use((language, kept) => open(inConsole(desktopSize, language, kept))),
  openConsoleOnPhone: ({ open }, use) => use((language, kept) => open(inConsole(phoneSize, language, kept))),
  openConsoles: ({ openConsole, openConsoleOnPhone }, use) =>
    use({ desktop: openConsole, phone: openConsoleOnPhone }),
  shared: [({ browser: _ }, use) => use({ pages: new Map(), report: () => {} }), { scope: 'worker' }],
  share: async ({ browser, shared, faults }, use) => {
    shared.report = faults.report;
    await use(async (opening) => {
      const key = JSON.stringify(opening);
      const page =
        shared.pages.get(key) ?? openPage(browser, { ...opening, report: (fault) => shared.report(fault) });
      shared.pages.set(key, page);
      const phone = await page;
      await phone.page.setViewportSize(opening.viewport);
      return phone;
    });
  },
  sharePhone: ({ share }, use) => use((kept) => share(onPhone(kept))),
  shareConsole: ({ share }, use) => use((language, kept) => share(inConsole(desktopSize, language, kept))),
});

export { expect };
