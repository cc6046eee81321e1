/**
 * Pictures and voices that wait to be uploaded: too large for local storage, so they are kept in the browser's
 * database; where there is none, until the app is closed.
 */
const DATABASE = 'chat';
const FILES = 'files';

const inMemory = new Map<string, Blob>();

const resolveWith = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

async function inDatabase<T>(
  mode: IDBTransactionMode,
  act: (files: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const opening = indexedDB.open(DATABASE);
    opening.onupgradeneeded = () => opening.result.createObjectStore(FILES);
    const database = await resolveWith(opening);
    try {
      return await resolveWith(act(database.transaction(FILES, mode).objectStore(FILES)));
    } finally {
      database.close();
    }
  } catch {
    return undefined;
  }
}

export async function keepFile(key: string, file: Blob): Promise<void> {
  inMemory.set(key, file);
  await inDatabase('readwrite', (files) => files.put(file, key));
}

export async function getFile(key: string): Promise<Blob | undefined> {
  const file = inMemory.get(key) ?? (await inDatabase<unknown>('readonly', (files) => files.get(key)));
  if (!(file instanceof Blob)) return undefined;
  inMemory.set(key, file);
  return file;
}

export function forgetFile(key: string): void {
  inMemory.delete(key);
  void inDatabase('readwrite', (files) => files.delete(key));
}
