/**
 * Files that wait to be uploaded: too large for local storage, so they are kept in the browser's database; where there
 * is none, until the app is closed.
 */
const FILES = 'files';

const resolveWith = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** A database of that name, with a file under each key. */
export function createKeptFiles(database: string) {
  const inMemory = new Map<string, Blob>();

  async function inDatabase<T>(
    mode: IDBTransactionMode,
    act: (files: IDBObjectStore) => IDBRequest<T>,
  ): Promise<T | undefined> {
    try {
      const opening = indexedDB.open(database);
      opening.onupgradeneeded = () => opening.result.createObjectStore(FILES);
      const opened = await resolveWith(opening);
      try {
        return await resolveWith(act(opened.transaction(FILES, mode).objectStore(FILES)));
      } finally {
        opened.close();
      }
    } catch {
      return undefined;
    }
  }

  return {
    async keepFile(key: string, file: Blob): Promise<void> {
      inMemory.set(key, file);
      await inDatabase('readwrite', (files) => files.put(file, key));
    },

    async getFile(key: string): Promise<Blob | undefined> {
      const file = inMemory.get(key) ?? (await inDatabase<unknown>('readonly', (files) => files.get(key)));
      if (!(file instanceof Blob)) return undefined;
      inMemory.set(key, file);
      return file;
    },

    forgetFile(key: string): void {
      inMemory.delete(key);
      void inDatabase('readwrite', (files) => files.delete(key));
    },
  };
}
