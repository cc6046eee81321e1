import type { ReactNode } from 'react';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { ListTable } from '../../design/lists/ListCard.tsx';
import { ListSelect } from '../../design/lists/ListSelect.tsx';
import { useLanguage } from '../../kernel/language.ts';
import { peopleColumns } from './people-columns.tsx';
import type { useStaff } from './queries.ts';
import { type Role, roleIn, type StaffRow, staffStates } from './staff.view.ts';
import { useStaffText } from './staff-text.ts';

type Props = {
  list: ReturnType<typeof useStaff>;
  roles: readonly Role[];
  /** Without it the role may only look. */
  onEdit: ((row: StaffRow) => void) | undefined;
  newButton: ReactNode;
};

export function PeopleTable({ list, roles, onEdit, newButton }: Props) {
  const text = useStaffText();
  const language = useLanguage();
  const names = new Map(roles.map((role) => [role.key, roleIn(language, role)]));
  return (
    <ListTable
      list={list}
      label={text('people')}
      search={text('search')}
      filters={
        <>
          <ListSelect
            list={list}
            name="role"
            label={text('role')}
            any={text('anyRole')}
            options={[...names.keys()]}
            toText={(role) => names.get(role) ?? role}
          />
          <ListSelect
            list={list}
            name="state"
            label={text('state')}
            options={staffStates}
            toText={(state) => text(`state_${state}`)}
          />
        </>
      }
      columns={peopleColumns(text, list.input.sort ?? 'new', onEdit)}
      onSort={({ column, order }) => list.change({ sort: order && column === 'name' ? 'name' : 'new' })}
      empty={<EmptyState title={text('noStaff')} hint={text('noStaffHint')} action={newButton} />}
    />
  );
}
