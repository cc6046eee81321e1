import type { ShopWaybillAccount } from '@chengji/contract';
import { useState } from 'react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Note } from '../../../../design/feedback/Note.tsx';
import { useConfirmDelete } from '../../../../design/feedback/use-confirm-delete.ts';
import { LinkButton } from '../../../../design/inputs/LinkButton.tsx';
import { NewButton } from '../../../../design/inputs/NewButton.tsx';
import { ListPage } from '../../../../design/lists/ListPage.tsx';
import { holds, useWholeList } from '../../../../design/lists/use-whole-list.ts';
import { actionsColumn } from '../../../../design/tables/actions-column.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { useDeleteWaybillAccount, useWaybillAccounts } from '../../queries.ts';
import { useShippingText } from '../../shipping-text.ts';
import { AccountDrawer } from './AccountDrawer.tsx';

/** The shop's accounts with carriers, by which orders get their numbers and labels. */
export function WaybillAccountsScreen() {
  const text = useShippingText();
  const askToDelete = useConfirmDelete();
  const canWrite = useCan('seller', 'freight.write');
  const accounts = useWaybillAccounts();
  const list = useWholeList(accounts, ({ carrier_name, partner_id }, keyword) =>
    holds([carrier_name, partner_id], keyword),
  );
  const remove = useDeleteWaybillAccount();
  const [opened, setOpened] = useState<ShopWaybillAccount | 'new'>();

  const handleDelete = ({ id, carrier_name }: ShopWaybillAccount) =>
    askToDelete({
      name: carrier_name,
      body: text('deleteAccountBody'),
      onDelete: () => remove.mutateAsync({ id }),
    });
  const newButton = canWrite && <NewButton onPress={() => setOpened('new')}>{text('newAccount')}</NewButton>;
  return (
    <>
      <ListPage
        list={list}
        title={text('waybillAccounts')}
        back="/seller/freight"
        search={text('searchAccounts')}
        summary={
          accounts.data?.available === false ? (
            <Note tone="warning">{text('noProvider')}</Note>
          ) : (
            text('waybillAccountsSummary')
          )
        }
        actions={newButton}
        columns={[
          {
            title: text('carrier'),
            render: (_, row) => <TwoLines isStrong first={row.carrier_name} second={row.net} />,
          },
          { title: text('partnerId'), dataIndex: 'partner_id' },
          {
            title: text('partnerKey'),
            render: (_, row) => text(row.has_key ? 'keySet' : 'keyNone'),
          },
          {
            title: text('sender'),
            render: (_, row) => (
              <TwoLines
                first={`${row.name} ${row.mobile}`}
                second={`${row.province}${row.city}${row.district}${row.detail}`}
              />
            ),
          },
          actionsColumn<ShopWaybillAccount>((row) => (
            <>
              <LinkButton onPress={() => setOpened(row)}>{text(canWrite ? 'edit' : 'view')}</LinkButton>
              {canWrite && <LinkButton onPress={() => handleDelete(row)}>{text('delete')}</LinkButton>}
            </>
          )),
        ]}
        empty={<EmptyState title={text('noAccounts')} hint={text('noAccountsHint')} action={newButton} />}
      />
      {opened && (
        <AccountDrawer
          account={opened === 'new' ? undefined : opened}
          canWrite={canWrite}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
