/** Takes the pictures: a phone's screen, small enough to be looked at side by side. */
import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import type { Person } from './found.ts';
import type { Shown } from './pages.ts';

export type Look = { language: 'zh' | 'en'; theme: 'light' | 'dark' };

const phone = { width: 390, height: 844 };
const widthPx: Record<Look['language'], number> = { zh: 260, en: 195 };
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

export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: quiet });

const press = (page: Page, name: RegExp) =>
  page.getByRole('button', { name }).first().click({ timeout: patienceMs });

export async function shoot(
  browser: Browser,
  address: string,
  shown: Shown,
  look: Look,
  person: Person,
  file: string,
) {
  const context = await browser.newContext({
    viewport: phone,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
  });
  await context.addInitScript(
    ({ kept }) => {
      for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value));
    },
    { kept: { ...look, ...(shown.loggedIn && { user: { ...person, isLogin: true } }) } },
  );
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(address, { waitUntil: 'networkidle' });
  if (shown.press) await press(page, shown.press).catch((error: Error) => faults.push(error.message));
  await page.waitForTimeout(restMs);
  const picture = await page.screenshot();
  await sharp(picture)
    .resize(widthPx[look.language])
    .png({ palette: true, quality: 80, compressionLevel: 9 })
    .toFile(file);
  await context.close();
  return faults;
}
