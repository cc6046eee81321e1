import { Users } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { ListSort } from '../../../design/lists/ListSort.tsx';
import { useUsers } from '../queries.ts';
import { userSorts, userStates } from '../users.view.ts';
import { useUsersText } from '../users-text.ts';
import { usersColumns } from './users-columns.tsx';

export function UsersScreen() {
  const text = useUsersText();
  const list = useUsers();
  const counts = list.data?.counts;
  return (
    <ListPage
      list={list}
      title={text('users')}
      summary={counts && text('usersSummary', { n: counts.all, frozen: counts.frozen })}
      tabs={{ label: text('state'), options: userStates, toText: (state) => text(`state_${state}`) }}
      search={text('search')}
      filters={<ListSort list={list} options={userSorts} toText={(sort) => text(`sort_${sort}`)} />}
      columns={usersColumns(text)}
      empty={<EmptyState icon={<Users />} title={text('noUsers')} />}
    />
  );
}
