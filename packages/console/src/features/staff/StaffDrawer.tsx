import { App } from 'antd';
import { Note } from '../../design/feedback/Note.tsx';
import { EditDrawer } from '../../design/form/EditDrawer.tsx';
import { useEditorForm } from '../../design/form/use-editor-form.ts';
import styles from '../../design/inputs/field.module.css';
import { PasswordField } from '../../design/inputs/PasswordField.tsx';
import { SelectField } from '../../design/inputs/SelectField.tsx';
import { SwitchField } from '../../design/inputs/SwitchField.tsx';
import { TextField } from '../../design/inputs/TextField.tsx';
import { useLanguage } from '../../kernel/language.ts';
import { type Area, useSession } from '../../kernel/session.ts';
import { useSaveStaff } from './queries.ts';
import { SecondFactorRow } from './SecondFactorRow.tsx';
import { type Role, roleIn, type StaffRow, staffDraft, staffSchema, toStaffInput } from './staff.view.ts';
import { useStaffText } from './staff-text.ts';

type Props = { area: Area; person: StaffRow | undefined; roles: readonly Role[]; onClose: () => void };

/** Takes someone on, or changes the one given. */
export function StaffDrawer({ area, person, roles, onClose }: Props) {
  const text = useStaffText();
  const language = useLanguage();
  const { modal } = App.useApp();
  const isSelf = useSession(area)?.staff.id === person?.id;
  const roleName = (key: string) => roles.flatMap((role) => (role.key === key ? roleIn(language, role) : []));
  const save = useSaveStaff(area, person, {
    name: text('name'),
    account: text('account'),
    role: { label: text('role'), show: roleName },
    active: text('active'),
  });
  const form = useEditorForm({
    schema: staffSchema,
    start: staffDraft(person),
    toInput: toStaffInput,
    save,
    onSaved: onClose,
  });
  const { values } = form;
  const askToLeave = () =>
    modal.confirm({
      title: text('leaveTitle', { name: person?.name ?? '' }),
      content: text('leaveBody'),
      okText: text('leave'),
      okButtonProps: { danger: true },
      onOk: () => form.submit(),
    });
  const given = roles.filter(({ key, can }) => can.give || key === values.role);
  return (
    <EditDrawer
      size={440}
      title={text(person ? 'editStaff' : 'newStaff')}
      form={form}
      {...(person?.active && !values.active ? { onSave: askToLeave } : {})}
      onClose={onClose}
    >
      <div className="stack">
        {isSelf && <Note>{text('self')}</Note>}
        <TextField {...form.field('name')} label={text('name')} most={32} isRequired />
        <TextField
          {...form.field('account')}
          label={text('account')}
          most={64}
          autoComplete="off"
          isRequired
          hint={text('accountHint')}
        />
        <SelectField
          {...form.field('role')}
          label={text('role')}
          isRequired
          isDisabled={isSelf}
          options={given.map((role) => ({ value: role.key, label: roleIn(language, role) }))}
        />
        <PasswordField
          {...form.field('password')}
          label={text(person ? 'newPassword' : 'password')}
          autoComplete="new-password"
          isRequired={!person}
          hint={person ? `${text('passwordHint')} · ${text('passwordKept')}` : text('passwordHint')}
        />
        {person && !isSelf && <SecondFactorRow area={area} person={person} onRemoved={onClose} />}
        {person && (
          <div className={styles.field}>
            <SwitchField {...form.field('active')} label={text('active')} isDisabled={isSelf} />
            <p className="muted small">{text('activeHint')}</p>
          </div>
        )}
      </div>
    </EditDrawer>
  );
}
