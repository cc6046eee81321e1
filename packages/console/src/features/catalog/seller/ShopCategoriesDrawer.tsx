import { moveItem } from '@chengji/client-kit/lists/move-item';
import type { CallOut } from '@chengji/contract';
import { App, Button, Drawer, Input } from 'antd';
import { FolderTree, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { NotLoaded } from '../../../design/feedback/NotLoaded.tsx';
import { useConfirmDelete } from '../../../design/feedback/use-confirm-delete.ts';
import { useUnsavedChanges } from '../../../design/inputs/use-unsaved-changes.ts';
import { SortableList } from '../../../design/lists/SortableList.tsx';
import { useCatalogText } from '../catalog-text.ts';
import {
  useDeleteShopCategory,
  useOrderShopCategories,
  useSaveShopCategory,
  useShopCategories,
} from '../queries.ts';
import styles from './shop-categories.module.css';

type ShopCategory = CallOut<'GET /seller/goods_categories/list'>['rows'][number];

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

/** Made, renamed, ordered by dragging or keys, and deleted; goods stay. */
function ShopCategoriesDrawer({ onClose }: { onClose: () => void }) {
  const text = useCatalogText();
  const { message } = App.useApp();
  const { data, error, refetch } = useShopCategories();
  const save = useSaveShopCategory();
  const order = useOrderShopCategories();
  const [added, setAdded] = useState({ name: '', name_en: '' });
  const leave = useUnsavedChanges(added.name !== '' || added.name_en !== '');
  const rows = data?.rows ?? [];
  const handleAdd = () =>
    save.mutate(added, {
      onSuccess: () => {
        setAdded({ name: '', name_en: '' });
        void message.success(text('shopCategoryAdded'));
      },
    });
  return (
    <Drawer open size={520} title={text('manageShopCategories')} onClose={() => leave(onClose)}>
      {error || !data ? (
        <NotLoaded error={error} onRetry={refetch} />
      ) : (
        <div className="stack">
          {rows.length === 0 && (
            <EmptyState title={text('noShopCategories')} hint={text('noShopCategoriesHint')} />
          )}
          <SortableList
            label={text('manageShopCategories')}
            items={rows}
            getKey={({ id }) => String(id)}
            getName={({ name }) => name}
            onMove={(from, to) => order.mutate({ ids: moveItem(rows, from, to).map(({ id }) => id) })}
          >
            {(row) => <CategoryRow key={row.version} row={row} />}
          </SortableList>
          <div className="row">
            <Input
              aria-label={text('shopCategoryName')}
              placeholder={text('newShopCategory')}
              maxLength={20}
              value={added.name}
              onChange={({ target }) => setAdded({ ...added, name: target.value })}
            />
            <Input
              lang="en"
              aria-label={text('shopCategoryNameEn')}
              placeholder={text('shopCategoryNameEn')}
              maxLength={40}
              value={added.name_en}
              onChange={({ target }) => setAdded({ ...added, name_en: target.value })}
            />
            <Button
              icon={<Plus />}
              disabled={added.name.trim() === ''}
              loading={save.isPending}
              onClick={handleAdd}
            >
              {text('addShopCategory')}
            </Button>
          </div>
        </div>
      )}
    </Drawer>
  );
}

/** Renamed once its field loses the focus. */
function CategoryRow({ row }: { row: ShopCategory }) {
  const text = useCatalogText();
  const save = useSaveShopCategory();
  const remove = useDeleteShopCategory();
  const confirmDelete = useConfirmDelete();
  const [name, setName] = useState({ name: row.name, name_en: row.name_en });
  const { id, version } = row;
  const isChanged = name.name.trim() !== row.name || name.name_en.trim() !== row.name_en;
  const handleBlur = () => {
    if (isChanged && name.name.trim() !== '') save.mutate({ id, version, ...name });
  };
  return (
    <>
      <Input
        aria-label={`${text('shopCategoryName')} ${row.name}`}
        maxLength={20}
        status={name.name.trim() === '' ? 'error' : ''}
        value={name.name}
        onChange={({ target }) => setName({ ...name, name: target.value })}
        onBlur={handleBlur}
      />
      <Input
        lang="en"
        aria-label={`${text('shopCategoryNameEn')} ${row.name}`}
        placeholder={text('shopCategoryNameEn')}
        maxLength={40}
        value={name.name_en}
        onChange={({ target }) => setName({ ...name, name_en: target.value })}
        onBlur={handleBlur}
      />
      <span className={`muted small ${styles.count}`}>{text('holdsGoods', { n: row.goods })}</span>
      <Button
        type="text"
        icon={<Trash2 />}
        aria-label={text('removeShopCategory', { name: row.name })}
        onClick={() =>
          confirmDelete({
            name: row.name,
            body: text('deleteShopCategoryBody'),
            onDelete: () => remove.mutateAsync({ id }),
          })
        }
      />
    </>
  );
}
