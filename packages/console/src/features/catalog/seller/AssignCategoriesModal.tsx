import { shopCategoriesCalls } from '@chengji/contract/catalog/shop-categories.calls';
import { Segmented, Select } from 'antd';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { EditModal } from '../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { useCatalogText } from '../catalog-text.ts';
import { useAssignShopCategories, useShopCategories } from '../queries.ts';
import { ShopCategoriesButton } from './ShopCategoriesDrawer.tsx';

type Props = { ids: number[]; onClose: () => void; onDone: () => void };

/** Puts chosen goods into categories of the shop, or takes them out. */
export function AssignCategoriesModal({ ids, onClose, onDone }: Props) {
  const text = useCatalogText();
  const own = useShopCategories().data?.rows ?? [];
  const form = useEditorForm({
    schema: shopCategoriesCalls['POST /seller/goods_categories/assign'].in,
    start: { ids, category_ids: [] as number[], is_in: true },
    save: useAssignShopCategories(),
    doneText: (_, { changed }) => text('changed', { n: changed }),
    onSaved: onDone,
    asksToLeave: false,
  });
  const [isIn, chosen] = [form.field('is_in'), form.field('category_ids')];
  return (
    <EditModal
      title={text('assignTitle', { n: ids.length })}
      action={text(isIn.value ? 'assignIn' : 'assignOut')}
      form={form}
      onClose={onClose}
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
            value={isIn.value}
            options={[
              { value: true, label: text('assignIn') },
              { value: false, label: text('assignOut') },
            ]}
            onChange={isIn.onChange}
          />
          <Select
            mode="multiple"
            aria-label={text('assignWhich')}
            placeholder={text('assignWhich')}
            optionFilterProp="label"
            maxCount={20}
            options={own.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen.value}
            onChange={chosen.onChange}
          />
        </div>
      )}
    </EditModal>
  );
}
