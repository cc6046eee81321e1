import { useState } from 'react';
import { ask } from '../../../kernel/modal.ts';
import { leavePage } from '../../../kernel/router/navigation.ts';
import { useLeaveAsk } from '../../../kernel/router/use-leave-ask.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { type Draft, isBlank } from './post-draft.view.ts';
import { dropDraft, takeInHand } from './store/drafts.ts';
import { usePublishingStrings } from './strings.ts';
import { removeVideo } from './video/video-uploads.ts';

type Asked = { onSave: () => void; onDrop: () => void; onStay: () => void };

/** Leaving what was written asks whether it stays a draft; an edited post, which does not, asks whether to leave. */
export function useLeaveDraft(draft: Draft, isOpen: boolean) {
  const t = usePublishingStrings();
  const [asked, setAsked] = useState<Asked | null>(null);
  const { id, edits } = draft;
  const isChanged = isOpen && (edits ? draft.changedAt > 0 : !isBlank(draft));

  const putAway = () => {
    takeInHand(null);
    toastOnLeaving(t('draftSaved'));
  };
  const drop = () => {
    takeInHand(null);
    if (!edits) removeVideo(id);
    dropDraft(id);
  };
  const askToLeave = async (): Promise<boolean> => {
    if (edits) {
      const leaves = await ask(t('leaveEditAsk'));
      if (leaves) drop();
      return leaves;
    }
    return new Promise((resolve) => {
      const end = (leaves: boolean, act = () => {}) => {
        setAsked(null);
        act();
        resolve(leaves);
      };
      setAsked({
        onSave: () => end(true, putAway),
        onDrop: () => end(true, drop),
        onStay: () => end(false),
      });
    });
  };
  useLeaveAsk(isChanged, askToLeave);
  return {
    asked,
    /** Asks where something would be lost, also where this page is the first and there is nothing to go back to. */
    async close() {
      if (!isChanged || (await askToLeave())) leavePage();
    },
    /** Into the list of drafts, and back to where one came from. */
    save() {
      if (isChanged) putAway();
      leavePage();
    },
  };
}
