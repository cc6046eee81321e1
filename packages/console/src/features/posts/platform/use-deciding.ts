import type { PostState } from '@chengji/contract';
import { App } from 'antd';
import { usePostsText } from '../posts-text.ts';
import { useDecide } from '../queries.ts';

type Decision = {
  posts: readonly { id: number; version: number }[];
  approve: boolean;
  reason?: string;
  /** The state they are in for who decides: one that was decided or edited meanwhile stays as it is. */
  seen: PostState;
};

/** Decides, and says what came of it; who comes late is told so, and sees what stands. */
export function useDeciding() {
  const text = usePostsText();
  const { message } = App.useApp();
  const decide = useDecide();
  const doneKey = ({ approve, seen }: Decision) =>
    approve ? 'approved' : seen === 'shown' ? 'takenDown' : 'refused';
  return {
    isSending: decide.isPending,
    decide(decision: Decision, onDone: () => void) {
      if (decide.isPending) return;
      const { posts, approve, reason, seen } = decision;
      decide.mutate(
        {
          ids: posts.map(({ id }) => id),
          versions: posts.map(({ version }) => version),
          approve,
          seen,
          ...(approve ? {} : { reason: reason?.trim() ?? '' }),
        },
        {
          onSuccess: ({ done, skipped }) => {
            if (skipped.length > 0)
              void message.warning(
                done.length > 0
                  ? text('someDecided', { done: done.length, n: skipped.length })
                  : text('decidedMeanwhile', { n: skipped.length }),
              );
            else void message.success(text(doneKey(decision), { n: done.length }));
            if (done.length > 0) onDone();
          },
        },
      );
    },
  };
}
