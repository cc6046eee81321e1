/** A post while it is written: what keeps it from being published, and what becomes of it. */
import type { PostPart } from '@chengji/contract/discovery/post-parts.rules';
import { useEffect, useRef, useState } from 'react';
import { leavePage, replace } from '../../../kernel/router/navigation.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { watchPictures } from './pictures/picture-uploads.ts';
import { arePicturesThere, type Draft, type Faults, findFaults } from './post-draft.view.ts';
import { changeDraft, takeInHand } from './store/drafts.ts';
import { forgetAttempt, forgetRefusal, getAttempt, publishSoon, useAttempts } from './store/publish.ts';
import { usePublishingStrings } from './strings.ts';
import { useVideoUploads, watchVideo } from './video/video-uploads.ts';

export function usePostForm(draft: Draft, isOpen: boolean) {
  const t = usePublishingStrings();
  const { id, edits, kind } = draft;
  const attempt = getAttempt(
    useAttempts(({ byDraft }) => byDraft),
    id,
  );
  const [faults, setFaults] = useState<Faults>({});
  const ref = useRef<HTMLDivElement>(null);
  const stage = useVideoUploads(({ byKey }) => byKey[draft.video?.key ?? '']?.stage);
  const isThere = arePicturesThere(draft) && (kind === 'other' || !draft.video || stage === 'ready');

  useEffect(() => watchPictures(id), [id]);
  useEffect(() => watchVideo(id), [id]);
  // what is wrong is looked for again as it is mended
  const [looked, setLooked] = useState(draft);
  if (looked !== draft) {
    setLooked(draft);
    const left = findFaults(draft);
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([part]) => part in left)));
  }
  const { done } = attempt;
  useEffect(() => {
    if (!done || isOpen) return;
    forgetAttempt(id);
    if (edits) {
      toastOnLeaving(t('saved'));
      leavePage();
      return;
    }
    takeInHand(null);
    replace('pages/page/success', { type: 'find', id: done.id });
  }, [done, isOpen, edits, id, t]);

  const change = (by: Partial<Draft>) => {
    forgetRefusal(id);
    changeDraft(id, () => by);
  };
  const publish = () => {
    // a second tap of what waits already changes nothing
    if (draft.isWaiting) return;
    forgetRefusal(id);
    const found = findFaults(draft);
    setFaults(found);
    if (Object.keys(found).length === 0) publishSoon(id);
  };
  const { refused } = attempt;
  useEffect(() => {
    if (Object.keys(faults).length > 0 || refused)
      ref.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'center' });
  }, [faults, refused]);

  const getFault = (part: PostPart): string | undefined => {
    const fault = faults[part];
    return refused?.part === part ? refused.text : fault && t(fault);
  };
  return { ref, attempt, isThere, change, publish, getFault };
}
