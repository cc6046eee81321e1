import { ordersSellerCalls } from '@chengji/contract/orders/orders.seller.calls';
import { Button, Dropdown } from 'antd';
import { Bookmark, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EditModal } from '../../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { TextField } from '../../../../design/inputs/TextField.tsx';
import { withoutPaging } from '../../../../design/lists/define-list.ts';
import { useOrdersText } from '../../orders-text.ts';
import { useDeleteView, type useOrders, useOrderViews, useSaveView } from '../../queries.ts';

type List = ReturnType<typeof useOrders>;

/** The filters the person keeps under names: one click shows them again. */
export function OrderViews({ list }: { list: List }) {
  const text = useOrdersText();
  const views = useOrderViews().data?.rows ?? [];
  const remove = useDeleteView();
  const [isNaming, setNaming] = useState(false);
  const cleared = {
    keyword: undefined,
    kind: undefined,
    province: undefined,
    from: undefined,
    to: undefined,
    late: undefined,
    soon: undefined,
    today: undefined,
    remarked: undefined,
    flag: undefined,
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        menu={{
          items: [
            ...views.map(({ id, name, filters }) => ({
              key: id,
              label: name,
              extra: (
                <Button
                  size="small"
                  type="text"
                  icon={<Trash2 size={14} />}
                  aria-label={text('deleteView', { name })}
                  onClick={(event) => {
                    event.stopPropagation();
                    remove.mutate({ id });
                  }}
                />
              ),
              onClick: () => list.change({ ...cleared, ...filters }),
            })),
            ...(views.length > 0 ? [{ type: 'divider' as const }] : []),
            {
              key: 'save',
              label: text('saveView'),
              disabled: !list.clearFilters && list.input.state === 'all',
              onClick: () => setNaming(true),
            },
          ],
        }}
      >
        <Button icon={<Bookmark size={14} />}>{text('views')}</Button>
      </Dropdown>
      {isNaming && <ViewName list={list} onClose={() => setNaming(false)} />}
    </>
  );
}

function ViewName({ list, onClose }: { list: List; onClose: () => void }) {
  const text = useOrdersText();
  const form = useEditorForm({
    schema: ordersSellerCalls['POST /seller/orders/save_view'].in,
    start: { name: '' },
    toInput: ({ name }) => ({ name, filters: withoutPaging(list.input) }),
    words: () => ({ name: text('viewNameMissing') }),
    save: useSaveView(),
    doneText: () => text('viewSaved'),
    onSaved: onClose,
  });
  return (
    <EditModal title={text('saveView')} action={text('saveView')} form={form} onClose={onClose}>
      <TextField
        {...form.field('name')}
        label={text('viewName')}
        most={20}
        isRequired
        autoFocus
        onEnter={() => void form.submit()}
      />
    </EditModal>
  );
}
