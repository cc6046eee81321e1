/** What a person began to write and has not sent: kept under one key, by name, until it is, or the session ends. */
import { followSession } from './session/session.ts';
import { forget, readStored, store } from './storage.ts';

/** `read` takes what is stored, which may be from an older version or edited: what is no draft is null. */
export function createDrafts<T>(key: string, read: (stored: unknown) => T | null) {
  const readAll = () => ({ ...(readStored(key) as Record<string, unknown> | null) });
  followSession({ onEnd: () => forget(key) });
  return {
    /** What was written of this, such as `goods 41`; null where nothing was. */
    find: (name: string): T | null => read(readAll()[name]),
    save: (name: string, written: T): void => store(key, { ...readAll(), [name]: written }),
    forget(name: string): void {
      const { [name]: _, ...others } = readAll();
      store(key, others);
    },
  };
}
