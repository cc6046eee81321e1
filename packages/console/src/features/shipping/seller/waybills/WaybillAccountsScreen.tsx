import type { ShopWaybillAccount } from '@chengji/contract';
import { useState } from 'react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Note } from '../../../../design/feedback/Note.tsx';
import { useConfirmDelete } from '../../../../design/feedback/use-confirm-delete.ts';
import { NewButton } from '../../../../design/inputs/NewButton.tsx';
import { ListPage } from '../../../../design/lists/ListPage.tsx';
import { holds, useWholeList } from '../../../../design/lists/use-whole-list.ts';
import { useCan } from '../../../../kernel/rights.ts';
import { useDeleteWaybillAccount, useWaybillAccounts } from '../../queries.ts';
import { useShippingText } from '../../shipping-text.ts';
import { AccountDrawer } from './AccountDrawer.tsx';
import { accountColumns } from './account-columns.tsx';

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
        columns={accountColumns(text, { onOpen: setOpened, onDelete: canWrite ? handleDelete : undefined })}
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
