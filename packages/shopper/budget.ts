/**
 * What the first screen sends over the wire: the app and the home page, compressed as a server does.
 * `node budget.ts` after a build; it fails over the budget.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const LIMITS = { js: 120, css: 25 } as const;
const HOME = 'src/features/content/HomeScreen.tsx';

type Chunk = { file: string; css?: string[]; imports?: string[] };

const dist = new URL('./dist/', import.meta.url);
const manifest: Record<string, Chunk> = JSON.parse(
  readFileSync(new URL('.vite/manifest.json', dist), 'utf8'),
);

/** The files a chunk needs before it runs. */
function filesOf(name: string, seen = new Set<string>()): string[] {
  const chunk = manifest[name];
  if (!chunk || seen.has(name)) return [];
  seen.add(name);
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((other) => filesOf(other, seen)),
  ];
}

const files = [...new Set(['index.html', HOME].flatMap((name) => filesOf(name)))];
const kilobytes = (kind: keyof typeof LIMITS) =>
  files
    .filter((file) => file.endsWith(`.${kind}`))
    .reduce((sum, file) => sum + gzipSync(readFileSync(new URL(file, dist))).length / 1024, 0);

for (const kind of ['js', 'css'] as const) {
  const size = kilobytes(kind);
  process.stdout.write(`${kind} ${size.toFixed(1)} KB of ${LIMITS[kind]} KB\n`);
  if (size > LIMITS[kind]) process.exitCode = 1;
}
