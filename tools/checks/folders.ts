/** A folder is taken in at a glance: it holds at most 25 files itself. Beyond that it is divided by what it holds. */
import { readSources } from './source-files.ts';

const limit = 25;
const isCounted = /\.(tsx?|css)$/;

const toFolder = (path: string) => path.slice(0, path.lastIndexOf('/'));

export function judgeFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const path of paths) {
    const folder = toFolder(path);
    if (isCounted.test(path)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > limit)
    .map(([folder, count]) => `${folder}: ${count} files, over ${limit}`)
    .sort();
}

export const checkFolders = () => judgeFolders(readSources().map((file) => file.path));
