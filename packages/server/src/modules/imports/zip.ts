import { unzipSync } from 'fflate';

const mostFiles = 5_000;
const largestFile = 10 * 1024 * 1024;

const isFolder = (name: string): boolean => name.endsWith('/');
/** What some systems add to every zip. */
const isHidden = (name: string): boolean =>
  name.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');

/** The files in a zip that could be pictures; null when it is no zip, or holds too many. */
export function namesIn(zip: Uint8Array): string[] | null {
  const names: string[] = [];
  try {
    unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (!isFolder(name) && !isHidden(name) && originalSize <= largestFile) names.push(name);
        return false;
      },
    });
  } catch {
    return null;
  }
  return names.length > 0 && names.length <= mostFiles ? names : null;
}

/** What these files hold; one that is broken breaks them all. */
export const filesIn = (zip: Uint8Array, names: readonly string[]): Record<string, Uint8Array> =>
  unzipSync(zip, { filter: ({ name }) => names.includes(name) });
