/**
 * Publishing what was written: a post that waits to be is published as soon as all it shows has arrived, which may be
 * at once or while another page is shown.
 */
import type { CallError } from '@chengji/client-kit';
import type { PostState } from '@chengji/contract';
import type { PostPart } from '@chengji/contract/discovery/post-parts.rules';
import { create } from 'zustand';
import { faultText, reportFault } from '../../../../kernel/calls/faults.ts';
import { ask, tell } from '../../../../kernel/modal.ts';
import { followSession } from '../../../../kernel/session/session.ts';
import { toast } from '../../../../kernel/toast.ts';
import { type Draft, isWhole, toForm, toPart } from '../post-draft.view.ts';
import { edit, publish } from '../queries.ts';
import { publishingText } from '../strings.ts';
import { useVideoUploads } from '../video/video-uploads.ts';
import { changeDraft, dropDraft, findDraft, getInHand, useDrafts } from './drafts.ts';

export type Attempt = {
  isBusy: boolean;
  /** What was refused, and at which part of the post. */
  refused: { part: PostPart; text: string } | null;
  done: { id: number; state: PostState } | null;
};

const none: Attempt = { isBusy: false, refused: null, done: null };

export const useAttempts = create<{ byDraft: Readonly<Record<string, Attempt>> }>(() => ({ byDraft: {} }));

export const getAttempt = (byDraft: Readonly<Record<string, Attempt>>, draft: string): Attempt =>
  byDraft[draft] ?? none;

const set = (draft: string, change: Partial<Attempt>) =>
  useAttempts.setState(({ byDraft }) => ({
    byDraft: { ...byDraft, [draft]: { ...getAttempt(byDraft, draft), ...change } },
  }));

/** Once, however often it is pressed. */
async function publishDraft(id: string): Promise<void> {
  const draft = findDraft(id);
  if (!draft || getAttempt(useAttempts.getState().byDraft, id).isBusy) return;
  set(id, { ...none, isBusy: true });
  try {
    const form = toForm(draft);
    const done = draft.edits
      ? await edit(form, draft.edits)
      : await publish(form, `${draft.id}-${draft.changedAt}`);
    if (getInHand() !== id && !draft.edits) toast(publishingText()(`published.${done.state}`), 'done');
    dropDraft(id);
    set(id, { isBusy: false, done });
  } catch (error) {
    set(id, { isBusy: false });
    changeDraft(id, () => ({ isWaiting: false }));
    await explain(id, error as CallError);
  }
}

/** Says what was refused at its place; who may not write now is told why. */
async function explain(id: string, error: CallError): Promise<void> {
  if (error.key === 'identity.silenced') return void (await tell({ text: faultText(error) }));
  if (error.key === 'common.edit_conflict' && error.conflict) {
    const { version } = error.conflict;
    if (!(await ask(publishingText()('changedElsewhere')))) return;
    changeDraft(id, ({ edits }) => ({ edits: edits && { ...edits, version }, isWaiting: true }));
    return;
  }
  const part = toPart(error.field);
  if (part) set(id, { refused: { part, text: faultText(error) } });
  else reportFault(error);
}

export const publishSoon = (id: string): void => changeDraft(id, () => ({ isWaiting: true }));
export const publishLater = (id: string): void => changeDraft(id, () => ({ isWaiting: false }));

/** What came of it is told once. */
export const forgetAttempt = (id: string): void =>
  useAttempts.setState(({ byDraft: { [id]: _, ...byDraft } }) => ({ byDraft }));

export const forgetRefusal = (id: string): void => {
  if (getAttempt(useAttempts.getState().byDraft, id).refused) set(id, { refused: null });
};

/** A video without a cover waits until one is chosen. */
function isReady(draft: Draft): boolean {
  const upload = useVideoUploads.getState().byKey[draft.video?.key ?? ''];
  return isWhole(draft, { isReady: upload?.stage === 'ready', hasCover: Boolean(upload?.cover) });
}

function publishWaiting(): void {
  for (const draft of useDrafts.getState().drafts)
    if (draft.isWaiting && isReady(draft)) void publishDraft(draft.id);
}

followSession({ onEnd: () => useAttempts.setState({ byDraft: {} }) });
useDrafts.subscribe(publishWaiting);
useVideoUploads.subscribe(publishWaiting);
