/**
 * Posts begun and not published. They are a person's own: they wait for them on this phone, also with pictures that
 * are half uploaded, and are never shown to who logs in after them.
 */
import { serverNow } from '@chengji/client-kit/react';
import { create } from 'zustand';
import { STORAGE_KEY } from '../../../../kernel/constants.ts';
import { createKeptFiles } from '../../../../kernel/kept-files.ts';
import { followSession } from '../../../../kernel/session/session.ts';
import { useUser } from '../../../../kernel/session/user-store.ts';
import { readStored, store } from '../../../../kernel/storage.ts';
import { type Draft, draftsFrom, isBlank } from '../post-draft.view.ts';

export const files = createKeptFiles('posts');

/** The last written first. `owner` is whose they are. */
export const useDrafts = create<{ owner: number; drafts: readonly Draft[] }>(() => ({
  owner: 0,
  drafts: [],
}));

const getOwner = () => useUser.getState().user.id;
const getStorageKey = () => `${STORAGE_KEY.postDrafts}_${getOwner()}`;

/** Those of the person who is logged in. */
export function openDrafts(): readonly Draft[] {
  const { owner, drafts } = useDrafts.getState();
  if (owner === getOwner()) return drafts;
  const stored = draftsFrom(readStored(getStorageKey()));
  useDrafts.setState({ owner: getOwner(), drafts: stored });
  return stored;
}

/** What is edited is kept while the page is open: the market has the post itself. */
const isKept = (draft: Draft) => !draft.edits && !isBlank(draft);

function set(drafts: readonly Draft[]): void {
  useDrafts.setState({ owner: getOwner(), drafts });
  store(getStorageKey(), drafts.filter(isKept));
}

export const findDraft = (id: string): Draft | undefined => openDrafts().find((draft) => draft.id === id);

export function addDraft(draft: Draft): void {
  set([draft, ...openDrafts().filter(({ id }) => id !== draft.id)]);
}

/** One that was published or thrown away meanwhile stays so. */
export function changeDraft(id: string, change: (draft: Draft) => Partial<Draft>): void {
  const before = findDraft(id);
  if (!before) return;
  const by = change(before);
  // to wait for its video makes no other post of it
  const isWritten = Object.keys(by).some((name) => name !== 'isWaiting');
  const changed = { ...before, ...by, changedAt: isWritten ? serverNow() : before.changedAt };
  set([changed, ...openDrafts().filter((draft) => draft.id !== id)]);
}

/** Published, or thrown away: with the files that waited for it. */
export function dropDraft(id: string): void {
  const draft = findDraft(id);
  if (!draft) return;
  for (const part of [...draft.pictures, draft.video, draft.cover]) if (part) files.forgetFile(part.key);
  set(openDrafts().filter((one) => one.id !== id));
}

/** Those that were saved: neither empty nor of a published post. */
export const listKept = (drafts: readonly Draft[]): Draft[] => drafts.filter(isKept);

const IN_HAND = 'post_in_hand';

/** The one that is written in this tab: a reload goes on with it. */
export const getInHand = (): string | null => {
  try {
    return sessionStorage.getItem(IN_HAND);
  } catch {
    return null;
  }
};

export function takeInHand(id: string | null): void {
  try {
    if (id === null) sessionStorage.removeItem(IN_HAND);
    else sessionStorage.setItem(IN_HAND, id);
  } catch {
    // a reload then begins with the list of drafts
  }
}

followSession({
  onEnd: () => {
    takeInHand(null);
    useDrafts.setState({ owner: 0, drafts: [] });
  },
});
