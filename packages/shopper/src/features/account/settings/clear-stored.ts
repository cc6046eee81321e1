/** Clears what this device stores: searches, drafts, answers. The login, the cart and the settings stay. */

import { queryClient } from '../../../kernel/calls/query-client.ts';
import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { forget, forgetAll } from '../../../kernel/storage.ts';
import { clearSearchHistory } from '../../catalog/index.ts';

export async function clearStored(): Promise<void> {
  clearSearchHistory();
  for (const key of [
    STORAGE_KEY.reviewDrafts,
    STORAGE_KEY.refundDrafts,
    STORAGE_KEY.chatDrafts,
    STORAGE_KEY.ignoredUpdate,
    STORAGE_KEY.seenPopup,
  ])
    forget(key);
  forgetAll(STORAGE_KEY.chatMessages);
  await queryClient.resetQueries();
}
