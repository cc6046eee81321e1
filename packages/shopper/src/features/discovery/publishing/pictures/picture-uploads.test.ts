// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { toDraft } from '../post-draft.view.ts';
import { addDraft, dropDraft, findDraft } from '../store/drafts.ts';
import { setCover } from './picture-uploads.ts';

const id = 'a-draft';

afterEach(() => {
  dropDraft(id);
  localStorage.clear();
});

test('the cover chosen last is the cover, though the one before is still being kept on the phone', async () => {
  addDraft({ ...toDraft(id, 'video'), title: '三个细节' });
  const frame = setCover(id, new Blob(['x']));
  await setCover(id, null);
  expect(await frame).toBeUndefined();
  expect(findDraft(id)?.cover).toBeNull();
});
