import { catalogPlatformCalls } from '@chengji/contract/catalog/catalog.platform.calls';
import { EditDrawer } from '../../../design/form/EditDrawer.tsx';
import { useEditorForm } from '../../../design/form/use-editor-form.ts';
import { PictureField } from '../../../design/inputs/PictureField.tsx';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useCatalogText } from '../catalog-text.ts';
import { type EditedCategory, nameIn } from './category-tree.view.ts';
import { useSaveCategory } from './queries.ts';

type Props = { edited: EditedCategory; onClose: () => void };

/** Adds a category below its parent, or changes the one given; it never moves to another. */
export function CategoryDrawer({ edited: { category, parent }, onClose }: Props) {
  const text = useCatalogText();
  const language = useLanguage();
  const save = useSaveCategory(category, {
    name: text('categoryName'),
    name_en: text('categoryNameEn'),
    image: text('categoryPicture'),
  });
  const form = useEditorForm({
    schema: catalogPlatformCalls['POST /platform/categories/save'].in,
    start: category ?? { parent_id: parent?.id ?? null, name: '', name_en: '', image: '' },
    save,
    onSaved: onClose,
  });
  return (
    <EditDrawer
      size={440}
      title={
        category
          ? text('editCategory', { name: nameIn(language, category) })
          : text('newCategory', { parent: parent ? nameIn(language, parent) : text('topCategories') })
      }
      form={form}
      onClose={onClose}
    >
      <div className="stack">
        <TextField
          {...form.field('name')}
          label={text('categoryName')}
          most={20}
          isRequired
          hint={text('categoryNameHint')}
        />
        <TextField {...form.field('name_en')} label={text('categoryNameEn')} most={40} isRequired />
        <PictureField {...form.field('image')} label={text('categoryPicture')} isSquare />
      </div>
    </EditDrawer>
  );
}
