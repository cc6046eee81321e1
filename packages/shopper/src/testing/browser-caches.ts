/** The browser's caches, in memory, for tests of the worker. */

type Key = Request | string | URL;
const toUrl = (key: Key) => (key instanceof Request ? key.url : new URL(key, location.href).href);

class MemoryCache {
  readonly #responses = new Map<string, Response>();
  async put(key: Key, response: Response) {
    this.#responses.delete(toUrl(key));
    this.#responses.set(toUrl(key), response);
  }
  async add(key: Key) {
    const response = await fetch(key);
    if (!response.ok) throw new TypeError(`not ok: ${toUrl(key)}`);
    await this.put(key, response);
  }
  async match(key: Key) {
    return this.#responses.get(toUrl(key))?.clone();
  }
  async keys() {
    return [...this.#responses.keys()].map((url) => new Request(url));
  }
  async delete(key: Key) {
    return this.#responses.delete(toUrl(key));
  }
}

export function memoryCaches() {
  const caches = new Map<string, MemoryCache>();
  return {
    async open(name: string) {
      const cache = caches.get(name) ?? new MemoryCache();
      caches.set(name, cache);
      return cache;
    },
    keys: async () => [...caches.keys()],
    delete: async (name: string) => caches.delete(name),
  };
}
