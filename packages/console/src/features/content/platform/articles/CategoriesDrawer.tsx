import { moveItem } from '@chengji/client-kit/lists/move-item';
import { useMutation } from '@tanstack/react-query';
import { App, Button, Drawer, Input } from 'antd';
import { FolderTree, Plus, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Fields } from '../../../../design/inputs/Fields.tsx';
import { useUnsavedChanges } from '../../../../design/inputs/use-unsaved-changes.ts';
import { SortableList } from '../../../../design/lists/SortableList.tsx';
import { useLanguage } from '../../../../kernel/language.ts';
import { useContentText } from '../../content-text.ts';
import { emptyText, type LocalizedText } from '../../editor/block.ts';
import { localize } from '../../editor/block-name.ts';
import { isTranslated } from '../../fields/is-translated.ts';
import type { Category } from '../../lists.view.ts';
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

/** The categories: added, renamed, ordered, and taken away while they are empty. */
export function CategoriesDrawer({ categories, onSave, onDelete, onClose }: Props & { onClose: () => void }) {
  const text = useContentText();
  const language = useLanguage();
  const { message } = App.useApp();
  const [added, setAdded] = useState(emptyText);
  const [unsaved, setUnsaved] = useState<ReadonlySet<number>>(new Set());
  const leave = useUnsavedChanges(added.zh !== '' || added.en !== '' || unsaved.size > 0);
  const handleChanged = (id: number, isChanged: boolean) =>
    setUnsaved((now) => new Set([...now, id].filter((one) => one !== id || isChanged)));

  /** A refusal was shown by the call itself. */
  const { mutate: busily, isPending: isBusy } = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onSuccess: () => void message.success(text('saved')),
  });
  const handleMove = (from: number, to: number) =>
    busily(async () => {
      for (const [position, { id, version, name, ...was }] of moveItem(categories, from, to).entries()) {
        if (was.position !== position) await onSave({ id, version, name, position });
      }
    });
  const handleAdd = () =>
    busily(async () => {
      await onSave({ name: added, position: categories.length });
      setAdded(emptyText());
    });
  return (
    <Drawer open size={520} title={text('categories')} onClose={() => leave(onClose)}>
      <Fields isOff={isBusy}>
        <div className={styles.sortedRows}>
          <SortableList
            label={text('categories')}
            items={categories}
            getKey={({ id }) => String(id)}
            getName={({ name }) => localize(name, language)}
            onMove={handleMove}
          >
            {(category) => (
              <CategoryRow
                category={category}
                onRename={(name) =>
                  busily(() =>
                    onSave({ id: category.id, version: category.version, name, position: category.position }),
                  )
                }
                onChanged={(isChanged) => handleChanged(category.id, isChanged)}
                onDelete={() => busily(() => onDelete(category.id))}
              />
            )}
          </SortableList>
        </div>
        <div className="row">
          {(['zh', 'en'] as const).map((one) => (
            <Input
              key={one}
              aria-label={`${text('newCategory')} ${text(`in_${one}`)}`}
              placeholder={text(`in_${one}`)}
              maxLength={30}
              value={added[one]}
              onChange={(event) => setAdded({ ...added, [one]: event.target.value })}
            />
          ))}
          <Button icon={<Plus />} disabled={!isTranslated(added)} onClick={handleAdd}>
            {text('add')}
          </Button>
        </div>
      </Fields>
    </Drawer>
  );
}

type RowProps = {
  category: Category;
  onRename: (name: LocalizedText) => void;
  onChanged: (isChanged: boolean) => void;
  onDelete: () => void;
};

/** Renamed once both names are filled in and the field loses focus. */
function CategoryRow({ category, onRename, onChanged, onDelete }: RowProps) {
  const text = useContentText();
  const [name, setName] = useState<LocalizedText>(category.name);
  const isChanged = name.zh !== category.name.zh || name.en !== category.name.en;
  const tell = useEffectEvent(onChanged);
  useEffect(() => tell(isChanged), [isChanged]);
  return (
    <>
      {(['zh', 'en'] as const).map((one) => (
        <Input
          key={one}
          aria-label={`${category.name[one]} ${text(`in_${one}`)}`}
          maxLength={30}
          status={name[one].trim() ? '' : 'warning'}
          value={name[one]}
          onChange={(event) => setName({ ...name, [one]: event.target.value })}
          onBlur={() => isChanged && isTranslated(name) && onRename(name)}
        />
      ))}
      <span className={`muted small ${styles.categoryCount}`}>{text('holds', { n: category.count })}</span>
      <Button
        type="text"
        icon={<Trash2 />}
        disabled={category.count > 0}
        aria-label={text('removeItem', { name: category.name.zh })}
        onClick={onDelete}
      />
    </>
  );
}
