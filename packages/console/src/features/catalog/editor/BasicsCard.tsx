import { Cascader, Select } from 'antd';
import { Field } from '../../../design/inputs/Field.tsx';
import styles from '../../../design/inputs/field.module.css';
import { TextField } from '../../../design/inputs/TextField.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useCatalogText } from '../catalog-text.ts';
import { categoryOptions, categoryPath } from '../category-path.ts';
import { mostTags } from '../draft.ts';
import { useCategories, useShopCategories } from '../queries.ts';
import type { CardProps } from './card-props.ts';

export function BasicsCard({ draft, onChange }: CardProps) {
  const text = useCatalogText();
  const tree = useCategories().data?.rows ?? [];
  const own = useShopCategories().data?.rows ?? [];
  return (
    <Card ruled title={text('basics')}>
      <div className="stack">
        <TextField
          id="goods-title"
          label={text('title')}
          most={120}
          showsCount
          isRequired
          hint={text('titleHint')}
          value={draft.title}
          onChange={(title) => onChange({ title })}
        />
        <TextField
          id="goods-title-en"
          label={text('titleEn')}
          lang="en"
          most={200}
          showsCount
          hint={text('titleEnHint')}
          value={draft.titleEn}
          onChange={(titleEn) => onChange({ titleEn })}
        />
        <div className={styles.fieldsTwo}>
          <Field label={text('category')} htmlFor="goods-category" isRequired hint={text('categoryHint')}>
            <Cascader
              id="goods-category"
              showSearch
              options={categoryOptions(tree)}
              value={categoryPath(tree, draft.categoryId)}
              onChange={(path) => onChange({ categoryId: path?.at(-1) ?? null })}
            />
          </Field>
          <Field
            label={text('shopCategories')}
            htmlFor="goods-shop-categories"
            hint={text('shopCategoriesHint')}
          >
            <Select
              id="goods-shop-categories"
              mode="multiple"
              optionFilterProp="label"
              maxCount={20}
              options={own.map(({ id, name }) => ({ value: id, label: name }))}
              value={draft.shopCategoryIds.filter((id) => own.some((one) => one.id === id))}
              onChange={(shopCategoryIds: number[]) => onChange({ shopCategoryIds })}
            />
          </Field>
        </div>
        <div>
          <Field label={text('tags')} htmlFor="goods-tags" hint={text('tagsHint')}>
            <Select
              id="goods-tags"
              mode="tags"
              open={false}
              suffixIcon={null}
              maxCount={mostTags}
              value={draft.tags}
              onChange={(tags: string[]) =>
                onChange({
                  tags: tags
                    .map((tag) => tag.trim().slice(0, 12))
                    .filter(Boolean)
                    .slice(0, mostTags),
                })
              }
            />
          </Field>
        </div>
      </div>
    </Card>
  );
}
