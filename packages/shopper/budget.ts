/**
 * What the first screen sends over the wire: the app and the home page, compressed as a server does.
 * `node budget.ts` after a build; it fails over the budget.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMITS = { js: 120, css: 8 } as const;
const HOME = 'src/features/content/pages/HomeScreen.tsx';

const dist = new URL('./dist/', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, dist));

/** Everything the document asks for by itself. */
const files = [
  ...read('index.html')
    .toString()
    .matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|css))"/g),
].map((match) => match[1] ?? '');
const kilobytes = (kind: keyof typeof LIMITS) =>
  files
    .filter((file) => file.endsWith(`.${kind}`))
    .reduce((sum, file) => sum + gzipSync(read(file)).length / 1024, 0);

for (const kind of ['js', 'css'] as const) {
  const size = kilobytes(kind);
  process.stdout.write(`${kind} ${size.toFixed(1)} KB of ${LIMITS[kind]} KB\n`);
  if (size > LIMITS[kind]) process.exitCode = 1;
}

const manifest: Record<string, { file: string }> = JSON.parse(read('.vite/manifest.json').toString());
if (HOME in manifest) {
  process.stdout.write(`the home page is a file of its own: ${manifest[HOME]?.file}\n`);
  process.exitCode = 1;
}
