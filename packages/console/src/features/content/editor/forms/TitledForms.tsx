import { Select } from 'antd';
import { useId } from 'react';
import { Note } from '../../../../design/feedback/Note.tsx';
import { Field } from '../../../../design/inputs/Field.tsx';
import { useCategories } from '../../../catalog/index.ts';
import { useContentText } from '../../content-text.ts';
import { ChosenList } from '../../fields/ChosenList.tsx';
import { ShopPicker } from '../../fields/pickers.tsx';
import { useShopName, useShownArticleCategories } from '../../queries.ts';
import { BlockTitle } from './BlockTitle.tsx';
import type { FormProps } from './form-props.ts';
import { LimitField } from './LimitField.tsx';

export function ShopListForm({ block, onChange }: FormProps<'shop_list'>) {
  const text = useContentText();
  const { title, shop_ids } = block.params;
  return (
    <>
      <BlockTitle title={title} onChange={onChange} />
      <ChosenList
        label={text('chosenShops')}
        ids={shop_ids}
        most={30}
        Picker={ShopPicker}
        useName={useShopName}
        onChange={(ids) => onChange({ shop_ids: ids })}
      />
    </>
  );
}

const allCategories = 0;

export function ArticlesForm({ block, onChange }: FormProps<'articles'>) {
  const text = useContentText();
  const id = useId();
  const categories = useShownArticleCategories();
  const { title, category_id, limit } = block.params;
  return (
    <>
      <BlockTitle title={title} onChange={onChange} />
      <Field label={text('articleCategory')} htmlFor={id}>
        <Select
          id={id}
          value={category_id ?? allCategories}
          options={[
            { value: allCategories, label: text('all') },
            ...categories.map(({ id: value, name }) => ({ value, label: name })),
          ]}
          onChange={(next) => onChange({ category_id: next === allCategories ? null : next })}
        />
      </Field>
      <LimitField value={limit} onChange={onChange} />
    </>
  );
}

/** Posts of discovery; a shop's page has its own. */
export function PostFeedForm({ block, shopId, onChange }: FormProps<'post_feed'>) {
  const text = useContentText();
  const id = useId();
  const topics = useCategories().data?.rows ?? [];
  const { title, category_id, limit } = block.params;
  return (
    <>
      <Note>{text(shopId === undefined ? 'hint_post_feed' : 'hint_post_feed_shop')}</Note>
      <BlockTitle title={title} onChange={onChange} />
      <Field label={text('postTopic')} htmlFor={id}>
        <Select
          id={id}
          value={category_id ?? allCategories}
          options={[
            { value: allCategories, label: text('all') },
            ...topics.map((topic) => ({ value: topic.id, label: topic.name })),
          ]}
          onChange={(next) => onChange({ category_id: next === allCategories ? null : next })}
        />
      </Field>
      <LimitField value={limit} onChange={onChange} />
    </>
  );
}

type Strip = 'group_strip' | 'group_goods' | 'ladder_goods' | 'coupon_strip' | 'video_feed' | 'live_feed';

/** Goods of group buys, coupons, videos or lives. */
export function StripForm({ block, onChange }: FormProps<Strip>) {
  const text = useContentText();
  const { title, limit } = block.params;
  return (
    <>
      <Note>{text(`hint_${block.type}`)}</Note>
      <BlockTitle title={title} onChange={onChange} />
      <LimitField value={limit} onChange={onChange} />
    </>
  );
}
