import { Checkbox, Input } from 'antd';
import { useId, useState } from 'react';
import { Note } from '../../design/feedback/Note.tsx';
import { EditDrawer } from '../../design/inputs/EditDrawer.tsx';
import { Field } from '../../design/inputs/Field.tsx';
import styles from '../../design/inputs/field.module.css';
import { type Area, useSession } from '../../kernel/session.ts';
import { useSaveRole } from './queries.ts';
import { groupRights, type Right, type Role, switchRight } from './staff.view.ts';
import { useStaffText } from './staff-text.ts';

type Props = {
  area: Area;
  role: Role | undefined;
  rights: readonly Right[];
  canWrite: boolean;
  onClose: () => void;
};

/** Adds a role, or changes the one given; one that holds more than oneself is only to be looked at. */
export function RoleDrawer({ area, role, rights, canWrite, onClose }: Props) {
  const text = useStaffText();
  const id = useId();
  const own = useSession(area)?.staff.rights ?? [];
  const [name, setName] = useState(role?.name ?? '');
  const [nameEn, setNameEn] = useState(role?.name_en ?? '');
  const [held, setHeld] = useState<readonly string[]>(role?.rights ?? []);
  const getLabels = (names: readonly string[]) =>
    rights.flatMap((right) => (names.includes(right.name) ? right.label : []));
  const save = useSaveRole(area, role, {
    name: text('roleNameZh'),
    name_en: text('roleNameEn'),
    rights: { label: text('rights'), show: getLabels },
  });
  const canEdit = canWrite && (role?.can.edit ?? true);
  const handleSave = (done: () => void) =>
    save.mutate(
      { name, name_en: nameEn, rights: [...held], ...(role ? { key: role.key } : {}) },
      { onSuccess: done },
    );
  return (
    <EditDrawer
      size={480}
      title={text(canEdit ? (role ? 'editRole' : 'newRole') : 'viewRole')}
      canSave={name.trim() !== '' && nameEn.trim() !== ''}
      isSaving={save.isPending}
      onSave={canEdit ? handleSave : undefined}
      onClose={onClose}
      draft={[name, nameEn, [...held].sort()]}
    >
      <div className="stack">
        {canWrite && !canEdit && <Note>{text('beyond')}</Note>}
        <div className={styles.fieldsTwo}>
          <Field label={text('roleNameZh')} htmlFor={`${id}-zh`} isRequired>
            <Input
              id={`${id}-zh`}
              maxLength={32}
              disabled={!canEdit}
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          </Field>
          <Field label={text('roleNameEn')} htmlFor={`${id}-en`} isRequired>
            <Input
              id={`${id}-en`}
              maxLength={64}
              disabled={!canEdit}
              value={nameEn}
              onChange={({ target }) => setNameEn(target.value)}
            />
          </Field>
        </div>
        <p className="muted small">{text('rightsHint')}</p>
        {groupRights(rights).map(([group, inGroup]) => (
          <fieldset key={group} className={styles.groupField}>
            <legend>{group}</legend>
            {inGroup.map((right) => (
              <Checkbox
                key={right.name}
                checked={held.includes(right.name)}
                disabled={!canEdit || !own.includes(right.name)}
                onChange={({ target }) => setHeld(switchRight(held, right.name, target.checked))}
              >
                {right.label}
              </Checkbox>
            ))}
          </fieldset>
        ))}
      </div>
    </EditDrawer>
  );
}
