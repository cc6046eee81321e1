import { useVideoUpload } from '@chengji/client-kit/react/use-video-upload';
import type { CallIn, CallOut, PostDetails } from '@chengji/contract';
import { type ConflictFields, useSave } from '../../design/conflict/use-save.tsx';
import { useList } from '../../design/lists/use-list.ts';
import { currentLanguage } from '../../kernel/language.ts';
import { getSession, useSession } from '../../kernel/session.ts';
import { useCall, useSend } from '../../kernel/use-call.ts';
import { ownPostsList, toDraft, toPostInput } from './seller.view.ts';

const changes = ['GET /seller/posts/list', 'GET /seller/posts/details', 'GET /seller/posts/figures'] as const;

export const useOwnPosts = () => useList(ownPostsList);
export const usePostFigures = (days: 7 | 30) =>
  useCall('GET /seller/posts/figures', { days }, { keepsPrevious: true });
export const useOwnPost = (id: number) => useCall('GET /seller/posts/details', { id }, { isEdited: true });
export const useDeletePost = () => useSend('POST /seller/posts/delete', { changes });
export const useAnswerDecision = () => useSend('POST /seller/posts/answer', { changes });

type Sent = CallIn<'POST /seller/posts/publish'> | CallIn<'POST /seller/posts/edit'>;

/** Publishes, or saves what was edited: who saved meanwhile is shown field by field. */
export function useSavePost(began: PostDetails | undefined, fields: ConflictFields) {
  const publish = useSave('POST /seller/posts/publish', { changes });
  const edit = useSave('POST /seller/posts/edit', {
    changes,
    began,
    fields,
    toInput: (standing) => toPostInput(toDraft(standing), standing) as CallIn<'POST /seller/posts/edit'>,
  });
  return {
    isPending: publish.isPending || edit.isPending,
    mutateAsync: (input: Sent): Promise<CallOut<'POST /seller/posts/publish'>> =>
      'id' in input ? edit.mutateAsync(input) : publish.mutateAsync(input),
  };
}

/** How far a video is, asked again while something is made of it. */
export const useUploadedVideo = (id: string) =>
  useCall(
    'GET /seller/posts/video',
    { id },
    {
      enabled: id !== '',
      everyMs: (video) => (video?.state === 'ready' || video?.state === 'failed' ? false : 1_500),
    },
  );

/** A video on its way to the server, as the member of staff at the console. */
export function useStaffUpload(onDone: (id: string) => void) {
  const staff = useSession('seller')?.staff;
  return useVideoUpload({
    owner: `shop${staff?.shop?.id ?? 0}`,
    getHeaders: () => ({ token: getSession('seller')?.token ?? '', 'Accept-Language': currentLanguage() }),
    onDone,
  });
}
