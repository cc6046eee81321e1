import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { createDrafts } from '../../../kernel/drafts.ts';
import { writtenFrom } from '../feedback.view.ts';

/** Feedback begun and not sent: there is one at a time. */
export const drafts = createDrafts(STORAGE_KEY.feedbackDrafts, writtenFrom);
