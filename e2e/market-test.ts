/** A test with phones and desks: each person of a journey has one, and nothing may go wrong behind any of them. */
import { test as base, expect, type Page } from '@playwright/test';
import { watchFaults } from './faults.ts';
import { marketUrl } from './market.ts';
import { type Language, type Words, wordsIn } from './words.ts';

/** A browser at hand, in the language its person chose. */
export type Phone = { page: Page; t: Words; language: Language };

/** What the shopper's client kept from earlier, by its name in local storage. */
export type Kept = { language?: Language; theme?: 'light' | 'dark' | 'system' } & Record<string, unknown>;

const phoneSize = { width: 390, height: 844 };
const deskSize = { width: 1_440, height: 900 };

type Stored = { name: string; value: string }[];
type Size = { width: number; height: number };

export type OpenPhone = (kept?: Kept) => Promise<Phone>;

type MarketFixtures = {
  /** Whether phones keep the app, as they do in life; the other journeys are spared fetching all of it. */
  keepsApp: boolean;
  /** What went wrong unseen; a journey that causes a fault on purpose empties it. */
  faults: string[];
  open: (language: Language, localStorage: Stored, viewport: Size) => Promise<Phone>;
  openPhone: OpenPhone;
  /** The back office; `kept` are the sessions it kept. */
  openDesk: (language: Language, kept?: Record<string, unknown>) => Promise<Phone>;
};

const asJson = (kept: Record<string, unknown>): Stored =>
  Object.entries(kept).map(([name, value]) => ({ name, value: JSON.stringify(value) }));

export const test = base.extend<MarketFixtures>({
  keepsApp: [false, { option: true }],
  faults: async ({ browser: _ }, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults).toEqual([]);
  },
  open: async ({ browser, faults, keepsApp }, use) => {
    const closings: (() => Promise<void>)[] = [];
    await use(async (language, localStorage, viewport) => {
      const context = await browser.newContext({
        viewport,
        serviceWorkers: keepsApp ? 'allow' : 'block',
        storageState: { cookies: [], origins: [{ origin: marketUrl, localStorage }] },
      });
      closings.push(() => context.close());
      const page = await context.newPage();
      watchFaults(page, faults);
      return { page, language, t: wordsIn(language) };
    });
    await Promise.all(closings.map((close) => close()));
  },
  openPhone: ({ open }, use) => use((kept = {}) => open(kept.language ?? 'zh', asJson(kept), phoneSize)),
  openDesk: ({ open }, use) =>
    use((language, kept = {}) =>
      open(language, [{ name: 'console.language', value: language }, ...asJson(kept)], deskSize),
    ),
});

export { expect };
