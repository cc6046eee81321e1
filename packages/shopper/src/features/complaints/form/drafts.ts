/** Complaints begun and not sent, stored under `complaint_drafts` until they are, or the session ends. */
import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { followSession } from '../../../kernel/session/session.ts';
import { forget, readStored, store } from '../../../kernel/storage.ts';
import { type Written, writtenFrom } from '../complaint.view.ts';

type Drafts = Record<string, unknown>;

const readDrafts = (): Drafts => ({ ...(readStored(STORAGE_KEY.complaintDrafts) as Drafts | null) });

/** What was written of this, such as `goods 41`; null where nothing was. */
export const findDraft = (name: string): Written | null => writtenFrom(readDrafts()[name]);

export const saveDraft = (name: string, written: Written): void =>
  store(STORAGE_KEY.complaintDrafts, { ...readDrafts(), [name]: written });

export function forgetDraft(name: string): void {
  const { [name]: _, ...others } = readDrafts();
  store(STORAGE_KEY.complaintDrafts, others);
}

followSession({ onEnd: () => forget(STORAGE_KEY.complaintDrafts) });
