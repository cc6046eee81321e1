/**
 * Makes docs/screens.md: each page of the shopper's client, light and dark, and of the console, from a running demo market.
 * `node tools/screenshots/main.ts http://127.0.0.1:8080`; with a pattern behind it, only pages whose title fits it are taken anew.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { findChromium } from '../setup/chromium.mjs';
import { at } from '../setup/paths.mjs';
import { findAddresses, logIn, logInToConsole } from './found.ts';
import { consolePages, type Shown, type ShownInConsole, shopperPages } from './pages.ts';
import { type Look, openBrowser, type Picture, shoot } from './shoot.ts';

const market = (process.argv[2] ?? 'http://127.0.0.1:8080').replace(/\/$/, '');
const only = new RegExp(process.argv[3] ?? '');
const folder = 'docs/screens';

const languages = ['zh', 'en'] as const;

const toLooks = (shown: Shown): Look[] => [
  { language: 'zh', theme: 'light' },
  { language: 'zh', theme: 'dark' },
  ...(shown.english ? [{ language: 'en', theme: 'light' } as const] : []),
];

const fileName = (title: string, end: string) => `${title.toLowerCase().replace(/[^a-z]+/g, '-')}-${end}.png`;

const row = (title: string, path: string, drawing: string | undefined, pictures: (string | null)[]) => {
  const cells = pictures.map((name) => (name ? `![${title}](screens/${name})` : '')).join(' | ');
  const follows = drawing ? `<br>drawing ${drawing}` : '';
  return `| **${title}**<br>\`${path.replace(/\?.*/, '')}\`${follows} | ${cells} |`;
};

const chromium = await findChromium();
if (typeof chromium !== 'string') throw new Error(chromium.missing);
mkdirSync(at(folder), { recursive: true });
const person = await logIn(market);
const sessions = await logInToConsole(market);
const addresses = await findAddresses(market, person, sessions);
const browser = await openBrowser(chromium);
let faults = 0;

async function take(title: string, picture: Picture) {
  if (!only.test(title)) return;
  const raised = await shoot(browser, picture);
  for (const fault of raised) console.error(`${title}: ${fault}`);
  faults += raised.length;
}

async function phoneRow(shown: Shown): Promise<string | null> {
  const { title, path, drawing, press } = shown;
  const address = addresses(path);
  if (address === null) return null;
  const pictures: string[] = [];
  for (const look of toLooks(shown)) {
    const name = fileName(title, look.language === 'en' ? 'en' : look.theme);
    await take(title, {
      address: `${market}/#/${address}`,
      on: 'phone',
      kept: {
        language: JSON.stringify(look.language),
        theme: JSON.stringify(look.theme),
        ...(shown.loggedIn && { user: JSON.stringify({ ...person, isLogin: true }) }),
      },
      press,
      file: at(`${folder}/${name}`),
      widthPx: look.language === 'en' ? 195 : 260,
    });
    pictures.push(name);
  }
  return row(title, path, drawing, shown.english ? pictures : [...pictures, null]);
}

async function consoleRow({ title, path, drawing }: ShownInConsole): Promise<string | null> {
  const address = addresses(path);
  if (address === null) return null;
  const pictures: string[] = [];
  for (const language of languages) {
    const name = fileName(title, language);
    await take(title, {
      address: `${market}/console${address}`,
      on: 'desktop',
      kept: {
        'console.language': language,
        'console.session.seller': JSON.stringify(sessions.seller),
        'console.session.platform': JSON.stringify(sessions.platform),
      },
      file: at(`${folder}/${name}`),
      widthPx: 420,
    });
    pictures.push(name);
  }
  return row(title, path, drawing, pictures);
}

/** A row for each page that has something to show. */
async function makeRows<T extends { title: string }>(
  pages: readonly T[],
  make: (page: T) => Promise<string | null>,
) {
  const rows: string[] = [];
  for (const page of pages) {
    const made = await make(page);
    console.log(made ? page.title : `${page.title}: nothing to show in this market`);
    if (made) rows.push(made);
  }
  return rows;
}

const lines = [
  '# Screens',
  '',
  'Every page as it is, taken from a running demo market by `node tools/screenshots/main.ts`.',
  '',
  '## Shoppers, at 390 × 844',
  '',
  '| page | light | dark | English |',
  '| --- | --- | --- | --- |',
  ...(await makeRows(shopperPages, phoneRow)),
  '',
  '## Console, at 1440 × 900',
  '',
  '| page | Chinese | English |',
  '| --- | --- | --- |',
  ...(await makeRows(consolePages, consoleRow)),
];
await browser.close();
writeFileSync(at('docs/screens.md'), `${lines.join('\n')}\n`);
process.exitCode = faults === 0 ? 0 : 1;
