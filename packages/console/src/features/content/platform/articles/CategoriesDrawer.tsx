import { moveItem } from '@chengji/client-kit/lists/move-item';
import { App, Button } from 'antd';
import { FolderTree } from 'lucide-react';
import { useState } from 'react';
import { SortedNamesDrawer } from '../../../../design/form/SortedNamesDrawer.tsx';
import { useLanguage } from '../../../../kernel/language.ts';
import { useContentText } from '../../content-text.ts';
import type { LocalizedText } from '../../editor/block.ts';
import { localize } from '../../editor/block-name.ts';
import type { Category } from '../../lists.view.ts';
import { useCategoryChanges } from '../../queries.ts';
import styles from '../content-lists.module.css';

type Props = {
  categories: readonly Category[];
  onSave: (category: {
    id?: number;
    version?: number;
    name: LocalizedText;
    position: number;
  }) => Promise<unknown>;
  onDelete: (id: number) => Promise<unknown>;
};

/** Opens the categories beside the list. */
export function CategoriesButton(props: Props) {
  const text = useContentText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={<FolderTree />} onClick={() => setOpen(true)}>
        {text('categories')}
      </Button>
      {isOpen && <CategoriesDrawer {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

/** A category is taken away only while it is empty. */
export function CategoriesDrawer({ categories, onSave, onDelete, onClose }: Props & { onClose: () => void }) {
  const text = useContentText();
  const language = useLanguage();
  const { message } = App.useApp();
  const { mutate: change, isPending } = useCategoryChanges(() => void message.success(text('saved')));

  const handleMove = (from: number, to: number) =>
    change(async () => {
      for (const [position, { id, version, name, ...was }] of moveItem(categories, from, to).entries()) {
        if (was.position !== position) await onSave({ id, version, name, position });
      }
    });
  const handleAdd = (name: LocalizedText, done: () => void) =>
    change(async () => {
      await onSave({ name, position: categories.length });
      done();
    });
  const toField = (one: keyof LocalizedText) => ({
    newLabel: `${text('newCategory')} ${text(`in_${one}`)}`,
    toLabel: (names: LocalizedText) => `${names[one]} ${text(`in_${one}`)}`,
    placeholder: text(`in_${one}`),
    most: 30,
    isRequired: true,
  });
  return (
    <SortedNamesDrawer
      title={text('categories')}
      items={categories.map(({ id, version, name, position, count }) => ({
        id,
        version,
        position,
        names: name,
        label: localize(name, language),
        holds: text('holds', { n: count }),
        deleteLabel: text('removeItem', { name: name.zh }),
        isFixed: count > 0,
      }))}
      className={styles.sortedRows}
      fields={{ zh: toField('zh'), en: toField('en') }}
      action={text('add')}
      isBusy={isPending}
      onAdd={handleAdd}
      onRename={({ id, version, position }, name) => change(() => onSave({ id, version, name, position }))}
      onMove={handleMove}
      onDelete={({ id }) => change(() => onDelete(id))}
      onClose={onClose}
    />
  );
}
