import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryCaches } from '../testing/browser-caches.ts';
import { cacheShell, forgetOtherShells, fromShell, ownFile, type Shell } from './shell.ts';

const base = 'https://market.example/service-worker.js';
const shell: Shell = { version: 'b', files: ['./index.html', './assets/first-1a2b.js', './start.js'] };
const request = (path: string, init?: RequestInit) => new Request(new URL(path, base), init);

/** The market's files, by address. */
let files: Record<string, string>;
const asked: string[] = [];

beforeEach(() => {
  files = { '/index.html': 'page', '/assets/first-1a2b.js': 'app', '/start.js': 'theme' };
  asked.length = 0;
  const resolved = class extends Request {
    constructor(input: RequestInfo | URL, init?: RequestInit) {
      super(input instanceof Request ? input : new URL(input, base), init);
    }
  };
  vi.stubGlobal('location', new URL(base));
  vi.stubGlobal('Request', resolved);
  vi.stubGlobal('caches', memoryCaches());
  vi.stubGlobal('fetch', async (input: Request) => {
    const { pathname } = new URL(input.url);
    asked.push(pathname);
    const text = files[pathname];
    return new Response(text ?? '', { status: text === undefined ? 404 : 200 });
  });
});
afterEach(() => vi.unstubAllGlobals());

const open = async (path: string) => {
  const asking = request(path);
  const file = ownFile(shell, asking, base);
  return file ? (await fromShell(shell, file, asking)).text() : null;
};

describe('the cached app', () => {
  test('opens with all its files, without the network', async () => {
    await cacheShell(shell);
    files = {};
    expect(await open('/')).toBe('page');
    expect(await open('/?from=home-screen')).toBe('page');
    expect(await open('/assets/first-1a2b.js')).toBe('app');
    expect(asked).toHaveLength(shell.files.length);
  });

  test('says how much of it is here while it is fetched', async () => {
    const parts: number[] = [];
    await cacheShell(shell, (part) => parts.push(part));
    expect(parts).toEqual([1 / 3, 2 / 3, 1]);
  });

  test('is cached as a whole or not at all', async () => {
    delete files['/assets/first-1a2b.js'];
    await expect(cacheShell(shell)).rejects.toThrow();
  });

  test('is asked of the network where the browser has thrown it away', async () => {
    expect(await open('/start.js')).toBe('theme');
  });

  test('leaves everything else to the network: the console, calls, pictures, and what is sent', async () => {
    for (const path of ['/console/', '/api/docs', '/files/ab/c.webp', '/assets/older-9f.js'])
      expect(ownFile(shell, request(path), base), path).toBeNull();
    expect(ownFile(shell, request('/', { method: 'POST' }), base)).toBeNull();
    expect(ownFile(shell, new Request('https://elsewhere.example/start.js'), base)).toBeNull();
  });

  test('gives way to the next build, and takes nothing else with it', async () => {
    await cacheShell(shell);
    await caches.open('answers');
    await cacheShell({ ...shell, version: 'c' });
    await forgetOtherShells({ ...shell, version: 'c' });
    expect(await caches.keys()).toEqual(['answers', 'shell-c']);
  });
});
