/**
 * Pictures of posts on their way: each is kept on the phone before it is sent, a few go at once, and those that the
 * network stopped go on when it is back. They go on while other pages are shown.
 */
import { newIdempotencyKey } from '@chengji/client-kit';
import { isNetworkFault } from '@chengji/client-kit/react';
import { create } from 'zustand';
import { faultText } from '../../../../kernel/calls/faults.ts';
import { followSession } from '../../../../kernel/session/session.ts';
import { onReconnect } from '../../../../kernel/shell/network.ts';
import type { DraftPicture } from '../post-draft.view.ts';
import { postPicture } from '../queries.ts';
import { changeDraft, files, findDraft } from '../store/drafts.ts';
import { publishingText } from '../strings.ts';

export type PictureUpload = {
  part: number;
  /** Why it stopped; empty while it goes on. */
  fault: string;
  /** The network was why: it goes on by itself. */
  isCut: boolean;
};

const AT_ONCE = 3;

export const usePictureUploads = create<{ byKey: Readonly<Record<string, PictureUpload>> }>(() => ({
  byKey: {},
}));

type Task = { draft: string; key: string };
const waiting: Task[] = [];
let sent = 0;

const set = (key: string, upload: PictureUpload) =>
  usePictureUploads.setState(({ byKey }) => ({ byKey: { ...byKey, [key]: upload } }));

const getUpload = (key: string) => usePictureUploads.getState().byKey[key];

function forget(key: string): void {
  usePictureUploads.setState(({ byKey: { [key]: _, ...byKey } }) => ({ byKey }));
  files.forgetFile(key);
}

const listPictures = (draft: string): DraftPicture[] => {
  const found = findDraft(draft);
  return found ? [...found.pictures, ...(found.cover ? [found.cover] : [])] : [];
};

/** As the draft has it now; one that was taken out meanwhile is nothing any more. */
const isWanted = ({ draft, key }: Task) =>
  listPictures(draft).some((picture) => picture.key === key && picture.url === '');

function setUrl({ draft, key }: Task, url: string): void {
  const withUrl = (picture: DraftPicture) => (picture.key === key ? { key, url } : picture);
  changeDraft(draft, ({ pictures, cover }) => ({
    pictures: pictures.map(withUrl),
    cover: cover && withUrl(cover),
  }));
}

async function sendOne(task: Task): Promise<void> {
  const { key } = task;
  const file = await files.getFile(key);
  if (!isWanted(task)) return forget(key);
  if (!file) return set(key, { part: 0, fault: publishingText()('picture.gone'), isCut: false });
  try {
    const { url } = await postPicture(file, (part) => set(key, { part, fault: '', isCut: false }));
    if (isWanted(task)) setUrl(task, url);
    forget(key);
  } catch (error) {
    set(key, { part: 0, fault: faultText(error), isCut: isNetworkFault(error) });
  }
}

function sendNext(): void {
  while (sent < AT_ONCE && waiting.length > 0) {
    const task = waiting.shift() as Task;
    sent += 1;
    void sendOne(task).finally(() => {
      sent -= 1;
      sendNext();
    });
  }
}

export function sendPicture(draft: string, key: string): void {
  set(key, { part: 0, fault: '', isCut: false });
  if (waiting.some((task) => task.key === key)) return;
  waiting.push({ draft, key });
  sendNext();
}

/** Keeps chosen files with the draft, in their order, and sends them. */
export async function addPictures(draft: string, chosen: readonly Blob[]): Promise<void> {
  const added = chosen.map((file) => ({ key: newIdempotencyKey(), file }));
  await Promise.all(added.map(({ key, file }) => files.keepFile(key, file)));
  changeDraft(draft, ({ pictures }) => ({
    pictures: [...pictures, ...added.map(({ key }) => ({ key, url: '' }))],
  }));
  for (const { key } of added) sendPicture(draft, key);
}

/** Choices may be kept in another order than they were made: the last one made is the cover. */
let choices = 0;

/** A picture of its own before the video, answered by its key; null has the one the market makes. */
export async function setCover(draft: string, file: Blob | null): Promise<string | undefined> {
  choices += 1;
  const own = choices;
  const key = file ? newIdempotencyKey() : undefined;
  if (file && key) await files.keepFile(key, file);
  if (key && own !== choices) {
    files.forgetFile(key);
    return undefined;
  }
  const before = findDraft(draft)?.cover;
  changeDraft(draft, () => ({ cover: key ? { key, url: '' } : null }));
  if (before) forget(before.key);
  if (key) sendPicture(draft, key);
  return key;
}

export function removePicture(draft: string, key: string): void {
  changeDraft(draft, ({ pictures }) => ({ pictures: pictures.filter((picture) => picture.key !== key) }));
  forget(key);
}

/** What had not arrived when the app was closed goes on. */
export function resumePictures(draft: string): void {
  for (const { key, url } of listPictures(draft)) if (url === '' && !getUpload(key)) sendPicture(draft, key);
}

/** While its page is open, what the network cut off goes on when it is back; answers how to stop. */
export function watchPictures(draft: string): () => void {
  resumePictures(draft);
  return onReconnect(() => {
    for (const { key } of listPictures(draft)) if (getUpload(key)?.isCut) sendPicture(draft, key);
  });
}

followSession({
  onEnd: () => {
    waiting.length = 0;
    usePictureUploads.setState({ byKey: {} });
  },
});
