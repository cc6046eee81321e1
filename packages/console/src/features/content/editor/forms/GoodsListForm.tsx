import { Segmented } from 'antd';
import { useId } from 'react';
import { FieldGroup } from '../../../../design/inputs/FieldGroup.tsx';
import { SelectField } from '../../../../design/inputs/SelectField.tsx';
import { useContentText } from '../../content-text.ts';
import { CategoryPicker } from '../../fields/CategoryPicker.tsx';
import { ChosenList } from '../../fields/ChosenList.tsx';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import { GoodsPicker, ShopPicker } from '../../fields/pickers.tsx';
import { useGoodsName } from '../../queries.ts';
import { type BlockOf, emptyText } from '../block.ts';
import { BlockTitle } from './BlockTitle.tsx';
import type { FormProps } from './form-props.ts';
import { LimitField } from './LimitField.tsx';

type Query = BlockOf<'goods_list'>['params']['query'];

const layouts = ['row', 'waterfall', 'strip', 'tabs'] as const;
const sorts = ['default', 'sales', 'new', 'price_asc', 'price_desc'] as const;

/** What is not asked for is left out of the query. */
const withPart = (query: Query, part: { [K in keyof Query]?: Query[K] | undefined }): Query =>
  Object.fromEntries(Object.entries({ ...query, ...part }).filter(([, value]) => value !== undefined));

/** Goods by what they have in common, or chosen one by one. */
export function GoodsListForm({ block, onChange, shopId }: FormProps<'goods_list'>) {
  const text = useContentText();
  const { title, layout, query, limit } = block.params;
  const isChosen = query.goods_ids !== undefined;
  return (
    <>
      <BlockTitle title={title} onChange={onChange} />
      <Choice
        label={text('layout')}
        value={layout}
        options={layouts.map((value) => ({ value, label: text(`layout_${value}`) }))}
        onChange={(next) => onChange({ layout: next })}
      />
      <Choice
        label={text('whichGoods')}
        value={isChosen ? 'chosen' : 'found'}
        options={(['found', 'chosen'] as const).map((value) => ({ value, label: text(`goods_${value}`) }))}
        onChange={(next) =>
          onChange({ query: withPart(query, { goods_ids: next === 'chosen' ? [] : undefined }) })
        }
      />
      {isChosen ? (
        <ChosenList
          label={text('chosenGoods')}
          ids={query.goods_ids ?? []}
          most={50}
          Picker={GoodsPicker}
          useName={useGoodsName}
          shopId={shopId}
          onChange={(ids) => onChange({ query: withPart(query, { goods_ids: ids }) })}
        />
      ) : (
        <QueryFields
          query={query}
          shopId={shopId}
          onChange={(part, step) => onChange({ query: withPart(query, part) }, step)}
        />
      )}
      <LimitField value={limit} most={50} onChange={onChange} />
    </>
  );
}

type QueryProps = {
  query: Query;
  shopId: number | undefined;
  onChange: (part: { [K in keyof Query]?: Query[K] | undefined }, step?: string) => void;
};

function QueryFields({ query, shopId, onChange }: QueryProps) {
  const text = useContentText();
  const id = useId();
  return (
    <>
      <FieldGroup label={text('link_category')}>
        <CategoryPicker
          label={text('link_category')}
          value={query.category_id}
          onChange={(category) => onChange({ category_id: category })}
        />
      </FieldGroup>
      {shopId === undefined && (
        <FieldGroup label={text('link_shop')}>
          <ShopPicker
            label={text('link_shop')}
            value={query.shop_id}
            onChange={(shop) => onChange({ shop_id: shop })}
          />
        </FieldGroup>
      )}
      <LocalizedField
        label={text('keyword')}
        value={query.keyword ?? emptyText()}
        most={64}
        onChange={(words) => onChange({ keyword: words.zh || words.en ? words : undefined }, 'keyword')}
      />
      <SelectField
        id={id}
        label={text('order')}
        value={sorts.find((sort) => sort === query.sort) ?? 'default'}
        options={sorts.map((value) => ({ value, label: text(`sort_${value}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
    </>
  );
}

type ChoiceProps<V extends string> = {
  label: string;
  value: V;
  options: { value: V; label: string }[];
  onChange: (value: V) => void;
};

function Choice<V extends string>({ label, value, options, onChange }: ChoiceProps<V>) {
  return (
    <FieldGroup label={label}>
      <Segmented<V> block aria-label={label} value={value} options={options} onChange={onChange} />
    </FieldGroup>
  );
}
