import { App, Modal, Segmented, Select } from 'antd';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useCatalogText } from '../catalog-text.ts';
import { useAssignShopCategories, useShopCategories } from '../queries.ts';
import { ShopCategoriesButton } from './ShopCategoriesDrawer.tsx';

type Props = { ids: number[]; onClose: () => void; onDone: () => void };

/** Puts chosen goods into categories of the shop, or takes them out. */
export function AssignCategoriesModal({ ids, onClose, onDone }: Props) {
  const text = useCatalogText();
  const { message } = App.useApp();
  const own = useShopCategories().data?.rows ?? [];
  const assign = useAssignShopCategories();
  const [isIn, setIn] = useState(true);
  const [chosen, setChosen] = useState<number[]>([]);
  const handleOk = () =>
    assign.mutate(
      { ids, category_ids: chosen, is_in: isIn },
      {
        onSuccess: ({ changed }) => {
          void message.success(text('changed', { n: changed }));
          onDone();
        },
      },
    );
  return (
    <Modal
      open
      title={text('assignTitle', { n: ids.length })}
      okText={text(isIn ? 'assignIn' : 'assignOut')}
      okButtonProps={{ disabled: chosen.length === 0, loading: assign.isPending }}
      onOk={handleOk}
      onCancel={onClose}
    >
      {own.length === 0 ? (
        <EmptyState
          title={text('noShopCategories')}
          hint={text('noShopCategoriesHint')}
          action={<ShopCategoriesButton />}
        />
      ) : (
        <div className="stack">
          <Segmented
            aria-label={text('assign')}
            value={isIn}
            options={[
              { value: true, label: text('assignIn') },
              { value: false, label: text('assignOut') },
            ]}
            onChange={setIn}
          />
          <Select
            mode="multiple"
            aria-label={text('assignWhich')}
            placeholder={text('assignWhich')}
            optionFilterProp="label"
            maxCount={20}
            options={own.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen}
            onChange={setChosen}
          />
        </div>
      )}
    </Modal>
  );
}
