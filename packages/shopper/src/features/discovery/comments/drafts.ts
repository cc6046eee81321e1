import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { createDrafts } from '../../../kernel/drafts.ts';

/** Comments begun and not sent, each by what it is about, such as `post 91` or `comment 31`. */
export const drafts = createDrafts(STORAGE_KEY.commentDrafts, (stored) =>
  typeof stored === 'string' ? stored : null,
);
