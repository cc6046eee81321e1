import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { createDrafts } from '../../../kernel/drafts.ts';
import { writtenFrom } from './application.view.ts';

/** Applications begun and not sent, each by what it is of, such as `line 41`. */
export const drafts = createDrafts(STORAGE_KEY.refundDrafts, writtenFrom);
