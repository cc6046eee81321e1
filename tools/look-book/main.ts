/**
 * Makes docs/screens.md: each page of the shopper's client, light and dark, from a running demo market.
 * `node tools/look-book/main.ts http://127.0.0.1:8080`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { findChromium } from '../setup/chromium.mjs';
import { at } from '../setup/paths.mjs';
import { findAddresses, logIn } from './found.ts';
import { type Shown, shopperPages } from './pages.ts';
import { type Look, openBrowser, shoot } from './shoot.ts';

const market = (process.argv[2] ?? 'http://127.0.0.1:8080').replace(/\/$/, '');
const folder = 'docs/screens';

const looksOf = (shown: Shown): Look[] => [
  { language: 'zh', theme: 'light' },
  { language: 'zh', theme: 'dark' },
  ...(shown.english ? [{ language: 'en', theme: 'light' } as const] : []),
];

const nameOf = ({ title }: Shown, { language, theme }: Look) =>
  `${title.toLowerCase().replace(/[^a-z]+/g, '-')}-${language === 'en' ? 'en' : theme}.png`;

const row = (shown: Shown, pictures: string[]) => {
  const [light = '', dark = '', english = ''] = pictures.map((name) => `![${shown.title}](screens/${name})`);
  return `| **${shown.title}**<br>\`${shown.path.replace(/\?.*/, '')}\`<br>drawing ${shown.drawing} | ${light} | ${dark} | ${english} |`;
};

const chromium = await findChromium();
if (typeof chromium !== 'string') throw new Error(chromium.missing);
mkdirSync(at(folder), { recursive: true });
const person = await logIn(market);
const addressOf = await findAddresses(market, person);
const browser = await openBrowser(chromium);
const rows: string[] = [];
let faults = 0;
for (const shown of shopperPages) {
  const address = addressOf(shown.path);
  if (address === null) {
    console.log(`${shown.title}: nothing to show in this market`);
    continue;
  }
  const pictures: string[] = [];
  for (const look of looksOf(shown)) {
    const name = nameOf(shown, look);
    const raised = await shoot(
      browser,
      `${market}/#/${address}`,
      shown,
      look,
      person,
      at(`${folder}/${name}`),
    );
    for (const fault of raised) console.error(`${shown.title}: ${fault}`);
    faults += raised.length;
    pictures.push(name);
  }
  rows.push(row(shown, pictures));
  console.log(shown.title);
}
await browser.close();
const head = [
  '# Screens',
  '',
  'Every page as it is, at 390 × 844, taken from a running demo market by `node tools/look-book/main.ts`.',
  '',
  '| page | light | dark | English |',
  '| --- | --- | --- | --- |',
];
writeFileSync(at('docs/screens.md'), `${[...head, ...rows].join('\n')}\n`);
process.exitCode = faults === 0 ? 0 : 1;
