import { identityPlatformCalls } from '@chengji/contract/identity/identity.platform.calls';
import { EditModal } from '../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { NumberField } from '../../../design/inputs/NumberField.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { usePostsText } from '../posts-text.ts';
import { useSilence } from '../queries.ts';

type Props = { author: { id: number; name: string }; onClose: () => void };

const mostDays = 365;
const usualDays = 7;

/** Lets a person write nothing that others see for some days; they read why. */
export function MuteModal({ author, onClose }: Props) {
  const text = usePostsText();
  const silence = useSilence();
  const form = useEditorForm({
    schema: identityPlatformCalls['POST /platform/users/silence'].in,
    start: { days: usualDays as number | null, reason: '' },
    toInput: (typed) => ({ ...typed, id: author.id }),
    save: silence,
    doneText: ({ days }) => text('muted', { name: author.name, n: days }),
    onSaved: onClose,
  });
  return (
    <EditModal
      title={text('muteTitle', { name: author.name })}
      action={text('mute')}
      form={form}
      onClose={onClose}
    >
      <div className="stack">
        <p>{text('muteBody')}</p>
        <NumberField
          {...form.field('days')}
          label={text('muteDays')}
          isRequired
          least={1}
          most={mostDays}
          unit={text('days')}
        />
        <TextField
          {...form.field('reason')}
          label={text('muteReason')}
          isRequired
          most={200}
          rows={{ least: 2, most: 5 }}
          hint={text('muteReasonHint')}
        />
      </div>
    </EditModal>
  );
}
