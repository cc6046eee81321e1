/**
 * What the first screen sends over the wire, as Lighthouse counts it: what the server compressed at build time
 * (brotli), with the headers of each answer. `node budget.ts` after a build; it fails over the budget.
 */
import { existsSync, readFileSync, statSync } from 'node:fs';

const LIMITS = { js: 108, css: 8 } as const;
/** Of one answer: what is not part of a page (`kernel/http/static.ts`) says as well what its content may do. */
const HEADERS_BYTES = { partOfPage: 750, other: 1_080 } as const;
const HOME = 'src/features/content/pages/HomeScreen.tsx';
/** What the start fetches by itself, and what it fetches in English; the names are those of groups in `vite.config.ts`. */
const CART = 'cart';
const ENGLISH = 'english';

const dist = new URL('./dist/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, dist), 'utf8');
const manifest: Record<string, { file: string; name?: string }> = JSON.parse(read('.vite/manifest.json'));
const getChunk = (named: string) => {
  const chunk = Object.values(manifest).find(({ name }) => name === named);
  if (!chunk) throw new Error(`${named} is no file of its own`);
  return chunk.file;
};

/** Everything the document asks for by itself, and then its start. */
const files = [
  ...[...read('index.html').matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file),
  getChunk(CART),
];

function computeSentBytes(file: string): number {
  const compressed = new URL(`${file}.br`, dist);
  const headers = HEADERS_BYTES[file.startsWith('assets/') ? 'partOfPage' : 'other'];
  return headers + statSync(existsSync(compressed) ? compressed : new URL(file, dist)).size;
}

const toKilobytes = (sent: readonly string[]) =>
  sent.reduce((sum, file) => sum + computeSentBytes(file), 0) / 1_024;

for (const kind of ['js', 'css'] as const) {
  const size = toKilobytes(files.filter((file) => file.endsWith(`.${kind}`)));
  process.stdout.write(`${kind} ${size.toFixed(1)} KB of ${LIMITS[kind]} KB\n`);
  if (size > LIMITS[kind]) process.exitCode = 1;
}
process.stdout.write(`and in English ${toKilobytes([getChunk(ENGLISH)]).toFixed(1)} KB of js more\n`);

if (HOME in manifest) {
  process.stdout.write(`the home page is a file of its own: ${manifest[HOME]?.file}\n`);
  process.exitCode = 1;
}
