import { App, Input, Select, Switch } from 'antd';
import { useId, useState } from 'react';
import { Note } from '../../design/feedback/Note.tsx';
import { EditDrawer } from '../../design/inputs/EditDrawer.tsx';
import { Field } from '../../design/inputs/Field.tsx';
import styles from '../../design/inputs/field.module.css';
import { useLanguage } from '../../kernel/language.ts';
import { type Area, useSession } from '../../kernel/session.ts';
import { useSaveStaff } from './queries.ts';
import { SecondFactorRow } from './SecondFactorRow.tsx';
import { canSave, type Role, roleIn, type StaffDraft, type StaffRow, staffDraft } from './staff.view.ts';
import { useStaffText } from './staff-text.ts';

type Props = { area: Area; person: StaffRow | undefined; roles: readonly Role[]; onClose: () => void };

/** Takes someone on, or changes the one given. */
export function StaffDrawer({ area, person, roles, onClose }: Props) {
  const text = useStaffText();
  const language = useLanguage();
  const id = useId();
  const { modal } = App.useApp();
  const isSelf = useSession(area)?.staff.id === person?.id;
  const [draft, setDraft] = useState(() => staffDraft(person));
  const roleName = (key: string) => roles.flatMap((role) => (role.key === key ? roleIn(language, role) : []));
  const save = useSaveStaff(area, person, {
    name: text('name'),
    account: text('account'),
    role: { label: text('role'), show: roleName },
    active: text('active'),
  });
  const change = (part: Partial<StaffDraft>) => setDraft((now) => ({ ...now, ...part }));

  async function store(done: () => void) {
    const { password, ...fields } = draft;
    await save.mutateAsync({
      ...fields,
      ...(password ? { password } : {}),
      ...(person ? { id: person.id } : {}),
    });
    done();
  }
  const handleSave = (done: () => void) => {
    if (!person?.active || draft.active) return void store(done).catch(() => undefined);
    modal.confirm({
      title: text('leaveTitle', { name: person.name }),
      content: text('leaveBody'),
      okText: text('leave'),
      okButtonProps: { danger: true },
      cancelText: text('cancel'),
      onOk: () => store(done),
    });
  };
  const given = roles.filter(({ key, can }) => can.give || key === draft.role);
  return (
    <EditDrawer
      size={440}
      title={text(person ? 'editStaff' : 'newStaff')}
      canSave={canSave(draft, !person)}
      isSaving={save.isPending}
      onSave={handleSave}
      onClose={onClose}
      draft={draft}
    >
      <div className="stack">
        {isSelf && <Note>{text('self')}</Note>}
        <Field label={text('name')} htmlFor={`${id}-name`} isRequired>
          <Input
            id={`${id}-name`}
            maxLength={32}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        </Field>
        <Field label={text('account')} htmlFor={`${id}-account`} isRequired hint={text('accountHint')}>
          <Input
            id={`${id}-account`}
            maxLength={64}
            autoComplete="off"
            value={draft.account}
            onChange={({ target }) => change({ account: target.value })}
          />
        </Field>
        <Field label={text('role')} htmlFor={`${id}-role`} isRequired>
          <Select
            id={`${id}-role`}
            disabled={isSelf}
            value={draft.role || null}
            onChange={(role: string) => change({ role })}
            options={given.map((role) => ({ value: role.key, label: roleIn(language, role) }))}
          />
        </Field>
        <Field
          label={text(person ? 'newPassword' : 'password')}
          htmlFor={`${id}-password`}
          isRequired={!person}
          hint={person ? `${text('passwordHint')} · ${text('passwordKept')}` : text('passwordHint')}
        >
          <Input.Password
            id={`${id}-password`}
            maxLength={64}
            autoComplete="new-password"
            value={draft.password}
            onChange={({ target }) => change({ password: target.value })}
          />
        </Field>
        {person && !isSelf && <SecondFactorRow area={area} person={person} onRemoved={onClose} />}
        {person && (
          <div className={styles.field}>
            <div className="row between">
              <span>{text('active')}</span>
              <Switch
                aria-label={text('active')}
                disabled={isSelf}
                checked={draft.active}
                onChange={(active) => change({ active })}
              />
            </div>
            <p className="muted small">{text('activeHint')}</p>
          </div>
        )}
      </div>
    </EditDrawer>
  );
}
