import { moveItem } from '@chengji/client-kit/lists/move-item';
import { App, Button } from 'antd';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { useConfirmDelete } from '../../../design/feedback/use-confirm-delete.ts';
import { type Names, SortedNamesDrawer } from '../../../design/form/SortedNamesDrawer.tsx';
import { useCatalogText } from '../catalog-text.ts';
import {
  useDeleteShopCategory,
  useOrderShopCategories,
  useSaveShopCategory,
  useShopCategories,
} from '../queries.ts';

/** Opens the categories the shop sorts its goods under. */
export function ShopCategoriesButton() {
  const text = useCatalogText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FolderTree />} onClick={() => setOpen(true)}>
        {text('manageShopCategories')}
      </Button>
      {isOpen && <ShopCategoriesDrawer onClose={() => setOpen(false)} />}
    </>
  );
}

const toInput = ({ zh, en }: Names) => ({ name: zh, name_en: en });

/** Of a category that is deleted the goods stay. */
function ShopCategoriesDrawer({ onClose }: { onClose: () => void }) {
  const text = useCatalogText();
  const { message } = App.useApp();
  const confirmDelete = useConfirmDelete();
  const { data, error, refetch } = useShopCategories();
  const [add, rename] = [useSaveShopCategory(), useSaveShopCategory()];
  const order = useOrderShopCategories();
  const remove = useDeleteShopCategory();
  const rows = data?.rows ?? [];

  const handleAdd = (names: Names, done: () => void) =>
    add.mutate(toInput(names), {
      onSuccess: () => {
        done();
        void message.success(text('shopCategoryAdded'));
      },
    });
  return (
    <SortedNamesDrawer
      title={text('manageShopCategories')}
      items={rows.map(({ id, version, name, name_en, goods }) => ({
        id,
        version,
        names: { zh: name, en: name_en },
        label: name,
        holds: text('holdsGoods', { n: goods }),
        deleteLabel: text('removeShopCategory', { name }),
      }))}
      instead={(error || !data) && <NotLoaded error={error} onRetry={refetch} />}
      empty={<EmptyState title={text('noShopCategories')} hint={text('noShopCategoriesHint')} />}
      fields={{
        zh: {
          newLabel: text('shopCategoryName'),
          toLabel: ({ zh }) => `${text('shopCategoryName')} ${zh}`,
          placeholder: text('newShopCategory'),
          most: 20,
          isRequired: true,
        },
        en: {
          newLabel: text('shopCategoryNameEn'),
          toLabel: ({ zh }) => `${text('shopCategoryNameEn')} ${zh}`,
          placeholder: text('shopCategoryNameEn'),
          most: 40,
          isRequired: false,
        },
      }}
      action={text('addShopCategory')}
      isBusy={add.isPending}
      onAdd={handleAdd}
      onRename={({ id, version }, names) => rename.mutate({ id, version, ...toInput(names) })}
      onMove={(from, to) => order.mutate({ ids: moveItem(rows, from, to).map(({ id }) => id) })}
      onDelete={({ id, names }) =>
        confirmDelete({
          name: names.zh,
          body: text('deleteShopCategoryBody'),
          onDelete: () => remove.mutateAsync({ id }),
        })
      }
      onClose={onClose}
    />
  );
}
