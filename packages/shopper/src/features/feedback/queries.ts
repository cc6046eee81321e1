import type { Feedback } from '@chengji/contract';
import { freshen, refresh, useCall, useListCall, useSend } from '../../kernel/calls/use-call.ts';
import { subscribeToFrames } from '../../kernel/live/socket-lifecycle.ts';

const list = 'GET /wanlshop/feedback/list';
const details = 'GET /wanlshop/feedback/details';

subscribeToFrames((frame) => {
  if (frame.type === 'notice' && frame.modules === 'feedback') refresh(list, details);
});

export const useSubmit = (onDone: (feedback: Feedback) => void, onFault: (fault: Error) => void) =>
  useSend('POST /wanlshop/feedback/submit', { changes: [list], onDone, onFault });

export const useFeedbackList = () => useListCall(list, { limit: 10 }, { freshMs: 0 });

export const useFeedback = (id: number) => useCall(details, { id }, { freshMs: 0 });

/** Pulled to refresh. */
export const reloadFeedback = () => freshen(list, details);
