import { createRefresh } from '@chengji/client-kit/react';
import type { CallIn } from '@chengji/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useGather } from '../../design/lists/use-gather.ts';
import { useList } from '../../design/lists/use-list.ts';
import { call } from '../../kernel/calls.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { feedbackList, mostExported } from './feedback.view.ts';

const changes = ['GET /platform/feedback/list', 'GET /platform/feedback/figures'] as const;

export const useFeedbackList = () => useList(feedbackList, {}, { everyMs: 60_000 });

export const useFigures = (days: number) =>
  useCall('GET /platform/feedback/figures', { days }, { keepsPrevious: true, everyMs: 60_000 });

/** How much waits for an answer, asked again every minute. */
export const useWaitingFeedback = (enabled: boolean): number | undefined =>
  useCall('GET /platform/feedback/list', { limit: 1 }, { enabled, everyMs: 60_000 }).data?.counts.waiting;

/** A colleague may have been faster: then it is read again. */
function useStale() {
  const { refresh } = createRefresh(useQueryClient());
  return ({ key }: { key: string }) => {
    if (key === 'feedback.state_changed') void refresh(...changes);
  };
}

/** Who asks for it shows the refusal. */
export const useAnswer = () => useSend('POST /platform/feedback/answer', { changes, onFault: useStale() });
export const useMark = () => useSend('POST /platform/feedback/mark', { changes });
export const useContact = () => useSend('POST /platform/feedback/contact');

/** Reads all that the filters find, page by page, the newest first. */
export const useGatheredFeedback = () =>
  useGather(
    (input: CallIn<'GET /platform/feedback/list'>) => call('GET /platform/feedback/list', input),
    mostExported,
  );
