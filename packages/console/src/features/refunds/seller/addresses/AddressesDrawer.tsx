import type { ShopReturnAddress } from '@chengji/contract';
import { Drawer } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../../design/feedback/EmptyState.tsx';
import { Note } from '../../../../design/feedback/Note.tsx';
import { NotLoaded } from '../../../../design/feedback/NotLoaded.tsx';
import { useConfirmDelete } from '../../../../design/feedback/use-confirm-delete.ts';
import { LinkButton } from '../../../../design/inputs/LinkButton.tsx';
import { NewButton } from '../../../../design/inputs/NewButton.tsx';
import { KindTag } from '../../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import { useCan } from '../../../../kernel/rights.ts';
import { useDeleteReturnAddress, useReturnAddresses } from '../../queries.ts';
import { useRefundsText } from '../../refunds-text.ts';
import { AddressEditor } from './AddressEditor.tsx';
import styles from './addresses.module.css';

/** Where buyers send goods back to: several addresses, one of them the default. */
export function AddressesDrawer({ onClose }: { onClose: () => void }) {
  const text = useRefundsText();
  const canWrite = useCan('seller', 'refunds.handle');
  const askToDelete = useConfirmDelete();
  const remove = useDeleteReturnAddress();
  const { data, error, refetch } = useReturnAddresses();
  const [edited, setEdited] = useState<ShopReturnAddress | 'new'>();
  const newButton = canWrite && <NewButton onPress={() => setEdited('new')}>{text('newAddress')}</NewButton>;
  return (
    <Drawer open size={520} title={text('addresses')} extra={newButton} onClose={onClose}>
      <div className="stack">
        <Note>{text('addressesHint')}</Note>
        {(error || !data) && <NotLoaded error={error} onRetry={refetch} rows={2} />}
        {data?.rows.length === 0 && <EmptyState title={text('noAddresses')} />}
        <ul className={styles.addresses}>
          {data?.rows.map((address) => (
            <li key={address.id} className="row between">
              <TwoLines
                className="grow"
                isStrong
                first={`${address.name} ${address.mobile}`}
                second={`${address.province} ${address.city} ${address.district} ${address.detail}`}
              />
              {address.is_default && <KindTag tone="orange">{text('defaultAddress')}</KindTag>}
              {canWrite && (
                <span className="row">
                  <LinkButton of={address.name} onPress={() => setEdited(address)}>
                    {text('edit')}
                  </LinkButton>
                  <LinkButton
                    of={address.name}
                    onPress={() =>
                      askToDelete({
                        name: address.name,
                        onDelete: () => remove.mutateAsync({ id: address.id }),
                      })
                    }
                  >
                    {text('remove')}
                  </LinkButton>
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      {edited && data && (
        <AddressEditor
          address={edited === 'new' ? undefined : edited}
          isFirst={data.rows.length === 0}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Drawer>
  );
}
