import type { CallOut } from '@chengji/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { useConfirmDelete } from '../../design/feedback/use-confirm-delete.ts';
import { LinkButton } from '../../design/inputs/LinkButton.tsx';
import { ListTable } from '../../design/lists/ListCard.tsx';
import { actionsColumn } from '../../design/tables/actions-column.tsx';
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
  const handleDelete = (role: Role) =>
    askToDelete({
      name: roleIn(language, role),
      body: text('deleteBody'),
      onDelete: () => remove.mutateAsync({ key: role.key }),
    });
  return (
    <ListTable
      list={roles}
      label={text('roles')}
      rowKey={({ key }) => key}
      columns={[
        {
          title: text('role'),
          render: (_, role) => <span className="strong">{roleIn(language, role)}</span>,
        },
        {
          title: text('rights'),
          render: (_, role) =>
            role.rights.length === roles.data?.rights.length
              ? text('everyRight')
              : text('rightCount', { n: role.rights.length }),
        },
        {
          title: text('people'),
          dataIndex: 'staff',
        },
        actionsColumn<Role>((role) => (
          <>
            <LinkButton onPress={() => onOpen(role)}>
              {text(canWrite && role.can.edit ? 'edit' : 'view')}
            </LinkButton>
            {canWrite && role.can.delete && (
              <LinkButton onPress={() => handleDelete(role)}>{text('delete')}</LinkButton>
            )}
          </>
        )),
      ]}
      empty={null}
    />
  );
}
