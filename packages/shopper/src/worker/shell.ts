/**
 * The app itself, every file of one build: cached as a whole when the worker is installed, so that it opens without a
 * network, and so that a page opened before a deployment finds the files it was built with after it.
 */

export type Shell = {
  /** Names the build. */
  version: string;
  /** Addresses, from the folder of the worker. */
  files: readonly string[];
};

const prefix = 'shell-';
const toCacheName = ({ version }: Shell) => prefix + version;

/** What is built carries its content's hash in its name; of all else the browser may hold an older one. */
const freshness = (file: string): RequestCache => (file.startsWith('./assets/') ? 'default' : 'no-cache');

/** All files or a fault; `onProgress` hears which part of them is there, from 0 to 1. */
export async function cacheShell(shell: Shell, onProgress = (_part: number) => {}): Promise<void> {
  const cache = await caches.open(toCacheName(shell));
  let done = 0;
  const add = async (file: string) => {
    await cache.add(new Request(file, { cache: freshness(file) }));
    done += 1;
    onProgress(done / shell.files.length);
  };
  await Promise.all(shell.files.map(add));
}

export async function forgetOtherShells(shell: Shell): Promise<void> {
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(prefix) && name !== toCacheName(shell));
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** The page's address stands for its file; what comes after a question mark is none of the file's name. */
const toFilePath = (url: URL) => (url.pathname.endsWith('/') ? `${url.pathname}index.html` : url.pathname);

/** Where this shell has the file of a request, null when it is none of its own. */
export function ownFile(shell: Shell, request: Request, base: string): string | null {
  const url = new URL(request.url);
  const asked = `${url.origin}${toFilePath(url)}`;
  const isOwn = shell.files.some((file) => new URL(file, base).href === asked);
  return request.method === 'GET' && isOwn ? asked : null;
}

export async function fromShell(shell: Shell, file: string, request: Request): Promise<Response> {
  const cache = await caches.open(toCacheName(shell));
  return (await cache.match(file, { ignoreVary: true })) ?? fetch(request);
}
