/** Reviews begun and not published, stored under `review_drafts` until they are, or the session ends. */
import { create } from 'zustand';
import { STORAGE_KEY } from '../../kernel/constants.ts';
import { usePrivacy } from '../../kernel/session/privacy-store.ts';
import { followSession } from '../../kernel/session/session.ts';
import { forget, readStored, store } from '../../kernel/storage.ts';
import { type Draft, type Drafts, draftsFrom, getDraft } from './draft.view.ts';

export const useDrafts = create<{ drafts: Drafts }>(() => ({
  drafts: draftsFrom(readStored(STORAGE_KEY.reviewDrafts)),
}));

export function saveDrafts(drafts: Drafts): void {
  store(STORAGE_KEY.reviewDrafts, drafts);
  useDrafts.setState({ drafts });
}

export function changeDraft(lineId: number, change: Partial<Draft>): void {
  const { drafts } = useDrafts.getState();
  const { reviewsAnonymously } = usePrivacy.getState();
  saveDrafts({ ...drafts, [lineId]: { ...getDraft(drafts, lineId, reviewsAnonymously), ...change } });
}

followSession({
  onEnd() {
    forget(STORAGE_KEY.reviewDrafts);
    useDrafts.setState({ drafts: {} });
  },
});
