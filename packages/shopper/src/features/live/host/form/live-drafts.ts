/** A live that is being prepared, by its shop. */
import { STORAGE_KEY } from '../../../../kernel/constants.ts';
import { createDrafts } from '../../../../kernel/drafts.ts';
import { type ChosenGoods, freshDraft, type LiveDraft } from '../host.view.ts';

const isGoods = (one: unknown): one is ChosenGoods =>
  typeof one === 'object' &&
  one !== null &&
  'id' in one &&
  'title' in one &&
  'image' in one &&
  'price' in one;

function read(stored: unknown): LiveDraft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const draft = { ...freshDraft, ...stored };
  const isText = [draft.title, draft.cover, draft.notice, draft.plannedAt].every(
    (text) => typeof text === 'string',
  );
  return isText && Array.isArray(draft.goods) && draft.goods.every(isGoods) ? draft : null;
}

export const drafts = createDrafts<LiveDraft>(STORAGE_KEY.liveDrafts, read);
