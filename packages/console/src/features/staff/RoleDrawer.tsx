import { staffDirectoryCalls } from '@chengji/contract/identity/staff-directory.calls';
import { Checkbox } from 'antd';
import { Note } from '../../design/feedback/Note.tsx';
import { EditDrawer } from '../../design/form/EditDrawer.tsx';
import { useEditorForm } from '../../design/form/use-editor-form.ts';
import { FieldError } from '../../design/inputs/FieldError.tsx';
import styles from '../../design/inputs/field.module.css';
import { TextField } from '../../design/inputs/TextField.tsx';
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
  const own = useSession(area)?.staff.rights ?? [];
  const getLabels = (names: readonly string[]) =>
    rights.flatMap((right) => (names.includes(right.name) ? right.label : []));
  const save = useSaveRole(area, role, {
    name: text('roleNameZh'),
    name_en: text('roleNameEn'),
    rights: { label: text('rights'), show: getLabels, counts: (held: readonly string[]) => held.toSorted() },
  });
  const form = useEditorForm({
    schema: staffDirectoryCalls['POST /seller/roles/save'].in,
    start: { name: '', name_en: '', ...role, rights: role?.rights.toSorted() ?? [] },
    save,
    onSaved: onClose,
  });
  const canEdit = canWrite && (role?.can.edit ?? true);
  const held = form.field('rights');
  const shared = { isRequired: true, isDisabled: !canEdit };
  return (
    <EditDrawer
      size={480}
      title={text(canEdit ? (role ? 'editRole' : 'newRole') : 'viewRole')}
      form={form}
      canWrite={canEdit}
      onClose={onClose}
    >
      <div className="stack">
        {canWrite && !canEdit && <Note>{text('beyond')}</Note>}
        <div className={styles.fieldsTwo}>
          <TextField {...form.field('name')} label={text('roleNameZh')} most={32} {...shared} />
          <TextField {...form.field('name_en')} label={text('roleNameEn')} most={64} {...shared} />
        </div>
        <p className="muted small">{text('rightsHint')}</p>
        {groupRights(rights).map(([group, inGroup]) => (
          <fieldset key={group} className={styles.groupField}>
            <legend>{group}</legend>
            {inGroup.map((right) => (
              <Checkbox
                key={right.name}
                checked={held.value.includes(right.name)}
                {...(canEdit && own.includes(right.name) ? {} : { disabled: true })}
                onChange={({ target }) => held.onChange(switchRight(held.value, right.name, target.checked))}
              >
                {right.label}
              </Checkbox>
            ))}
          </fieldset>
        ))}
        <FieldError of={held.id} error={held.error} />
      </div>
    </EditDrawer>
  );
}
