import type { PostDetails } from '@chengji/contract';
import { discoverySellerCalls } from '@chengji/contract/discovery/discovery.seller.calls';
import { App } from 'antd';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { usePostsText } from '../posts-text.ts';
import { useSavePost } from '../seller.queries.ts';
import { freshDraft, type PostInput, toDraft, toPostInput } from '../seller.view.ts';

/** Publishes a post, or saves what changed of it; says whether it shows or waits. */
export function usePostForm(post: PostDetails | undefined) {
  const text = usePostsText();
  const navigate = useNavigate();
  const { message } = App.useApp();
  const save = useSavePost(post, {
    title: text('title'),
    content: text('content'),
    images: text('pictures'),
    video_id: text('video'),
    cover: text('cover'),
    goods: { label: text('goods'), show: (ids: number[]) => ids.map((id) => `#${id}`) },
  });
  const call = discoverySellerCalls[post ? 'POST /seller/posts/edit' : 'POST /seller/posts/publish'];
  return useEditorForm({
    schema: call.in as unknown as z.ZodType<PostInput, FieldValues>,
    start: post ? toDraft(post) : freshDraft,
    toInput: (draft) => toPostInput(draft, post),
    save,
    doneText: null,
    onSaved: ({ state }) => {
      void message.success(text(state === 'reviewing' ? 'sentToReview' : post ? 'savedPost' : 'isPublished'));
      return navigate('/seller/posts', { state: { isSaved: true } });
    },
  });
}

export type PostForm = ReturnType<typeof usePostForm>;
