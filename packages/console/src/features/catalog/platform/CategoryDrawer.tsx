import { Input } from 'antd';
import { useId, useState } from 'react';
import { EditDrawer } from '../../../design/inputs/EditDrawer.tsx';
import { Field } from '../../../design/inputs/Field.tsx';
import { PictureField } from '../../../design/inputs/PictureField.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useCatalogText } from '../catalog-text.ts';
import { type EditedCategory, nameIn } from './category-tree.view.ts';
import { useSaveCategory } from './queries.ts';

type Props = { edited: EditedCategory; onClose: () => void };

/** Adds a category below its parent, or changes the one given; it never moves to another. */
export function CategoryDrawer({ edited: { category, parent }, onClose }: Props) {
  const text = useCatalogText();
  const language = useLanguage();
  const id = useId();
  const [name, setName] = useState(category?.name ?? '');
  const [nameEn, setNameEn] = useState(category?.name_en ?? '');
  const [image, setImage] = useState(category?.image ?? '');
  const save = useSaveCategory(category, {
    name: text('categoryName'),
    name_en: text('categoryNameEn'),
    image: text('categoryPicture'),
  });
  const handleSave = (done: () => void) =>
    save.mutate(
      {
        ...(category ? { id: category.id } : { parent_id: parent?.id ?? null }),
        name,
        name_en: nameEn,
        image,
      },
      { onSuccess: done },
    );
  return (
    <EditDrawer
      size={440}
      title={
        category
          ? text('editCategory', { name: nameIn(language, category) })
          : text('newCategory', { parent: parent ? nameIn(language, parent) : text('topCategories') })
      }
      canSave={name.trim() !== '' && nameEn.trim() !== ''}
      isSaving={save.isPending}
      onSave={handleSave}
      onClose={onClose}
      draft={[name, nameEn, image]}
    >
      <div className="stack">
        <Field label={text('categoryName')} htmlFor={`${id}-zh`} isRequired hint={text('categoryNameHint')}>
          <Input
            id={`${id}-zh`}
            maxLength={20}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field label={text('categoryNameEn')} htmlFor={`${id}-en`} isRequired>
          <Input
            id={`${id}-en`}
            maxLength={40}
            value={nameEn}
            onChange={({ target }) => setNameEn(target.value)}
          />
        </Field>
        <PictureField label={text('categoryPicture')} value={image} isSquare onChange={setImage} />
      </div>
    </EditDrawer>
  );
}
