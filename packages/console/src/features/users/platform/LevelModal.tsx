import { identityPlatformCalls } from '@chengji/contract/identity/identity.platform.calls';
import { EditModal } from '../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { NumberField } from '../../../design/inputs/NumberField.tsx';
import { useSetLevel } from '../queries.ts';
import type { User } from '../users.view.ts';
import { useUsersText } from '../users-text.ts';

type Props = { user: Pick<User, 'id' | 'nickname' | 'level'>; onClose: () => void };

/** Gives a shopper a level. */
export function LevelModal({ user: { id, nickname, level }, onClose }: Props) {
  const text = useUsersText();
  const form = useEditorForm({
    schema: identityPlatformCalls['POST /platform/users/set-level'].in,
    start: { id, level: level as number | null },
    save: useSetLevel(),
    doneText: (input) => text('levelSet', { name: nickname, level: input.level }),
    onSaved: onClose,
  });
  return (
    <EditModal
      title={text('setLevelTitle', { name: nickname })}
      action={text('saveLevel')}
      form={form}
      onClose={onClose}
    >
      <NumberField
        {...form.field('level')}
        label={text('level')}
        least={1}
        most={99}
        isRequired
        hint={text('setLevelHint')}
      />
    </EditModal>
  );
}
