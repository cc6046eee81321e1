import type { CallIn, HostedLive } from '@chengji/contract';
import { liveSellerCalls } from '@chengji/contract/live/live.seller.calls';
import { App } from 'antd';
import type { FieldValues } from 'react-hook-form';
import { useNavigate } from 'react-router';
import type { z } from 'zod';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { useMomentText } from '../../../design/values/MomentText.tsx';
import { freshDraft, toDraft, toInput } from '../live.view.ts';
import { useLiveText } from '../live-text.ts';
import { useSaveLive } from '../seller.queries.ts';

type Input = CallIn<'POST /seller/live/create'> | CallIn<'POST /seller/live/edit'>;

/** Prepares a live, or saves what changed of it; then its control is shown. */
export function useLiveForm(live: HostedLive | undefined) {
  const text = useLiveText();
  const navigate = useNavigate();
  const momentText = useMomentText();
  const { message } = App.useApp();
  const save = useSaveLive(live, {
    title: text('title'),
    cover: text('cover'),
    notice: text('notice'),
    planned_at: {
      label: text('time'),
      show: (at: number | null) => (at === null ? '–' : momentText(at)),
    },
  });
  const call = liveSellerCalls[live ? 'POST /seller/live/edit' : 'POST /seller/live/create'];
  return useEditorForm({
    schema: call.in as unknown as z.ZodType<Input, FieldValues>,
    start: live ? toDraft(live) : freshDraft,
    toInput: (draft) => toInput(draft, live),
    save,
    doneText: null,
    onSaved: ({ id }) => {
      void message.success(text(live ? 'savedLive' : 'created'));
      return navigate(`/seller/live/${id}`, { state: { isSaved: true } });
    },
  });
}
