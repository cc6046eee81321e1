import type { CallOut } from '@chengji/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { EmptyState } from '../../design/feedback/EmptyState.tsx';
import { Failure } from '../../design/feedback/Failure.tsx';
import { DataTable } from '../../design/tables/DataTable.tsx';
import { FilterBar } from '../../design/tables/FilterBar.tsx';
import { useLanguage } from '../../kernel/language.ts';
import { peopleColumns } from './people-columns.tsx';
import {
  type Role,
  roleIn,
  type StaffFilters,
  type StaffRow,
  staffDefaults,
  staffInput,
  staffStates,
} from './staff.view.ts';
import { useStaffText } from './staff-text.ts';

type Props = {
  staff: UseQueryResult<CallOut<'GET /seller/staff/list'>, Error>;
  roles: readonly Role[];
  filters: StaffFilters;
  onFilter: (change: Partial<StaffFilters>) => void;
  /** Without it the role may only look. */
  onEdit: ((row: StaffRow) => void) | undefined;
  newButton: ReactNode;
};

export function PeopleTable({ staff, roles, filters, onFilter, onEdit, newButton }: Props) {
  const text = useStaffText();
  const language = useLanguage();
  const input = staffInput(filters);
  const isFiltered = filters.keyword !== '' || filters.role !== '' || input.state !== staffDefaults.state;
  return (
    <>
      <FilterBar
        keyword={filters.keyword}
        placeholder={text('search')}
        onSearch={(keyword) => onFilter({ keyword })}
      >
        <Select
          aria-label={text('role')}
          value={filters.role}
          onChange={(role) => onFilter({ role })}
          popupMatchSelectWidth={false}
          options={[
            { value: '', label: text('anyRole') },
            ...roles.map((role) => ({ value: role.key, label: roleIn(language, role) })),
          ]}
        />
        <Select
          aria-label={text('state')}
          value={input.state}
          onChange={(state) => onFilter({ state })}
          options={staffStates.map((state) => ({ value: state, label: text(`state_${state}`) }))}
        />
      </FilterBar>
      <DataTable
        label={text('people')}
        columns={peopleColumns(text, input.sort, onEdit)}
        rows={staff.data?.rows}
        rowKey={({ id }) => id}
        page={input.page}
        limit={input.limit}
        total={staff.data?.total ?? 0}
        onPage={(page, limit) => onFilter({ page: String(page), limit: String(limit) })}
        onSort={({ column, order }) => onFilter({ sort: order && column === 'name' ? 'name' : 'new' })}
        isRefreshing={staff.isPlaceholderData}
        failure={staff.error && <Failure error={staff.error} onRetry={() => void staff.refetch()} />}
        empty={<EmptyState title={text('noStaff')} hint={text('noStaffHint')} action={newButton} />}
        onClearFilters={
          isFiltered ? () => onFilter({ keyword: '', role: '', state: staffDefaults.state }) : undefined
        }
      />
    </>
  );
}
