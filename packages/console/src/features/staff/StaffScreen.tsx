import { useState } from 'react';
import { NewButton } from '../../design/inputs/NewButton.tsx';
import styles from '../../design/layout/card.module.css';
import { PageHeader } from '../../design/layout/PageHeader.tsx';
import { ListTabs } from '../../design/tables/ListTabs.tsx';
import { useCan } from '../../kernel/rights.ts';
import type { Area } from '../../kernel/session.ts';
import { LinksCard } from './LinksCard.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { useRoles, useStaff } from './queries.ts';
import { RoleDrawer } from './RoleDrawer.tsx';
import { RolesTable } from './RolesTable.tsx';
import { StaffDrawer } from './StaffDrawer.tsx';
import type { Role, StaffRow } from './staff.view.ts';
import { useStaffText } from './staff-text.ts';

/** Who works here, and what their roles let them do. */
export function StaffScreen({ area }: { area: Area }) {
  const text = useStaffText();
  const canWrite = useCan(area, 'staff.write');
  const staff = useStaff(area);
  const roles = useRoles(area);
  const [person, setPerson] = useState<StaffRow | 'new'>();
  const [role, setRole] = useState<Role | 'new'>();
  const { tab } = staff.own;
  const counts = staff.data?.counts;
  const found = roles.data?.rows.length;
  const newButton = canWrite && (
    <NewButton onPress={() => (tab === 'people' ? setPerson('new') : setRole('new'))}>
      {text(tab === 'people' ? 'newStaff' : 'newRole')}
    </NewButton>
  );
  return (
    <>
      <PageHeader
        title={text('staff')}
        summary={counts && found && text('summary', { active: counts.active, roles: found })}
        actions={newButton}
      />
      <div className="stack">
        <section className={styles.card} aria-label={text('staff')}>
          <ListTabs
            label={text('staff')}
            active={tab}
            tabs={[
              { key: 'people', label: text('people'), count: counts?.active },
              { key: 'roles', label: text('roles'), count: found },
            ]}
            onChange={(next) => staff.change({ tab: next, page: 1 })}
          />
          {tab === 'people' ? (
            <PeopleTable
              list={staff}
              roles={roles.data?.rows ?? []}
              onEdit={canWrite ? setPerson : undefined}
              newButton={newButton}
            />
          ) : (
            <RolesTable area={area} roles={roles} canWrite={canWrite} onOpen={setRole} />
          )}
        </section>
        {area === 'seller' && <LinksCard />}
      </div>
      {person && roles.data && (
        <StaffDrawer
          area={area}
          person={person === 'new' ? undefined : person}
          roles={roles.data.rows}
          onClose={() => setPerson(undefined)}
        />
      )}
      {role && roles.data && (
        <RoleDrawer
          area={area}
          role={role === 'new' ? undefined : role}
          rights={roles.data.rights}
          canWrite={canWrite}
          onClose={() => setRole(undefined)}
        />
      )}
    </>
  );
}
