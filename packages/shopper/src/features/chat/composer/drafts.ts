/** What was begun to be written to each shop, kept on the phone until it is sent. */
import { STORAGE_KEY } from '../../../kernel/constants.ts';
import { readStored, store } from '../../../kernel/storage.ts';

type Drafts = Record<string, unknown>;

const readDrafts = (): Drafts => ({ ...(readStored(STORAGE_KEY.chatDrafts) as Drafts | null) });

export function readDraft(peer: number): string {
  const draft = readDrafts()[peer];
  return typeof draft === 'string' ? draft : '';
}

export function keepDraft(peer: number, text: string): void {
  const { [peer]: _, ...others } = readDrafts();
  store(STORAGE_KEY.chatDrafts, text === '' ? others : { ...others, [peer]: text });
}
