import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { createDrafts } from '../../../kernel/drafts.ts';
import { writtenFrom } from '../complaint.view.ts';

/** Complaints begun and not sent, each by its target, such as `goods 41`. */
export const drafts = createDrafts(STORAGE_KEY.complaintDrafts, writtenFrom);
