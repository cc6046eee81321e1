/** What an applicant typed is kept in this tab, so that a reload loses nothing of it; never the password. */
import { nothingTyped, type Typed } from './apply.view.ts';

const storageKey = 'console.application';

/** `of` is the application that is mended; null: there is none yet. */
export function keepDraft(of: number | null, typed: Typed): void {
  sessionStorage.setItem(storageKey, JSON.stringify({ of, typed: { ...typed, password: '' } }));
}

export const dropDraft = (): void => sessionStorage.removeItem(storageKey);

export function readDraft(of: number | null): Partial<Typed> {
  try {
    const draft = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    return draft?.of === of ? pickKnown(draft.typed) : {};
  } catch {
    return {};
  }
}

/** A draft of another version of the console may hold other fields. */
const pickKnown = (typed: Record<string, unknown>): Partial<Typed> =>
  Object.fromEntries(
    Object.entries(nothingTyped).flatMap(([name, blank]) =>
      typeof typed[name] === typeof (blank ?? '') ? [[name, typed[name]]] : [],
    ),
  );
