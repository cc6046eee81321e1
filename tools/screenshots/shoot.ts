/** Takes the pictures: a phone's screen or a desktop's, small enough to be looked at side by side. */
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';

export type Look = { language: 'zh' | 'en'; theme: 'light' | 'dark' };

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1_440, height: 900 } };
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** The cart is asked for a second after the start; by then pictures, fonts and motion have come to rest. */
const restMs = 1_600;
const patienceMs = 3_000;
/** For a busy machine; the gallery shows skeletons for good. */
const loadingMs = 45_000;

export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: quiet });

/** Waits until the page is there, without a skeleton. */
const loaded = (page: Page) =>
  page
    .waitForFunction(
      () => document.querySelector('#app > *, #root > *') && !document.querySelector('[data-skeleton]'),
      undefined,
      { timeout: loadingMs },
    )
    .catch(() => {});

const press = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).first().click({ timeout: patienceMs });

export type Picture = {
  address: string;
  on: keyof typeof sizes;
  /** What the browser kept from earlier, as it is written in local storage. */
  kept: Record<string, string>;
  /** What is pressed before, by its accessible name. */
  press?: RegExp | undefined;
  file: string;
  widthPx: number;
};

/** Answers what went wrong on the page. */
export async function shoot(browser: Browser, { address, on, kept, press: pressed, file, widthPx }: Picture) {
  const context = await browser.newContext({
    viewport: sizes[on],
    deviceScaleFactor: on === 'phone' ? 2 : 1,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ({ kept }) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    },
    { kept },
  );
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(address, { waitUntil: 'networkidle' });
  await loaded(page);
  if (pressed) await press(page, pressed).catch((error: Error) => faults.push(error.message));
  await page.waitForTimeout(restMs);
  const picture = await page.screenshot();
  await sharp(picture).resize(widthPx).png({ palette: true, quality: 80, compressionLevel: 9 }).toFile(file);
  await context.close();
  return faults;
}
