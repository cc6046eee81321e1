import type { CallOut } from '@chengji/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Table } from 'antd';
import { Failure } from '../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../design/feedback/SkeletonRows.tsx';
import { useConfirmDelete } from '../../design/feedback/use-confirm-delete.ts';
import { LinkButton } from '../../design/inputs/LinkButton.tsx';
import cellsStyles from '../../design/tables/cells.module.css';
import dataTableStyles from '../../design/tables/data-table.module.css';
import { useLanguage } from '../../kernel/language.ts';
import type { Area } from '../../kernel/session.ts';
import { useDeleteRole } from './queries.ts';
import { type Role, roleIn } from './staff.view.ts';
import { useStaffText } from './staff-text.ts';

type Props = {
  area: Area;
  roles: UseQueryResult<CallOut<'GET /seller/roles/list'>, Error>;
  canWrite: boolean;
  onOpen: (role: Role) => void;
};

export function RolesTable({ area, roles, canWrite, onOpen }: Props) {
  const text = useStaffText();
  const language = useLanguage();
  const askToDelete = useConfirmDelete();
  const remove = useDeleteRole(area);
  const { data, error, refetch } = roles;
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows />;

  const handleDelete = (role: Role) =>
    askToDelete({
      name: roleIn(language, role),
      body: text('deleteBody'),
      onDelete: () => remove.mutateAsync({ key: role.key }),
    });
  return (
    <div className={dataTableStyles.dataTable}>
      <Table<Role>
        aria-label={text('roles')}
        dataSource={data.rows}
        rowKey={({ key }) => key}
        pagination={false}
        columns={[
          {
            key: 'role',
            title: text('role'),
            render: (_, role) => <span className="strong">{roleIn(language, role)}</span>,
          },
          {
            key: 'rights',
            title: text('rights'),
            render: (_, role) =>
              role.rights.length === data.rights.length
                ? text('everyRight')
                : text('rightCount', { n: role.rights.length }),
          },
          {
            key: 'staff',
            title: text('people'),
            dataIndex: 'staff',
          },
          {
            key: 'actions',
            title: text('actions'),
            render: (_, role) => (
              <span className={cellsStyles.cellActions}>
                <LinkButton onPress={() => onOpen(role)}>
                  {text(canWrite && role.can.edit ? 'edit' : 'view')}
                </LinkButton>
                {canWrite && role.can.delete && (
                  <LinkButton onPress={() => handleDelete(role)}>{text('delete')}</LinkButton>
                )}
              </span>
            ),
          },
        ]}
      />
    </div>
  );
}
