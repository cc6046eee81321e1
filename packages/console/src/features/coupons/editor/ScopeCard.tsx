import { Cascader, Segmented } from 'antd';
import { useId } from 'react';
import { Field } from '../../../design/inputs/Field.tsx';
import { Fields } from '../../../design/inputs/Fields.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useSession } from '../../../kernel/session.ts';
import { categoryOptions, categoryPath, useCategories } from '../../catalog/index.ts';
import { ChosenList, GoodsPicker, useGoodsName } from '../../content/index.ts';
import { useCouponsText } from '../coupons-text.ts';
import styles from './CouponEditor.module.css';
import type { CardProps } from './card-props.ts';

const mostGoods = 200;

/** Which goods it can be used for; the market's over all shops. */
export function ScopeCard({ issuer, draft, isOff, onChange }: CardProps) {
  const text = useCouponsText();
  const shopId = useSession('seller')?.staff.shop?.id;
  const { scope, scope_ids } = draft;
  return (
    <Card ruled title={text('scopeCard')}>
      <Fields isOff={isOff}>
        <Segmented
          aria-label={text('scope')}
          className={styles.couponChoice}
          disabled={isOff}
          value={scope}
          onChange={(next) => onChange({ scope: next, scope_ids: [] })}
          options={[
            { value: 'all' as const, label: text(`scope_all_${issuer}`) },
            { value: 'categories' as const, label: text('scope_categories') },
            { value: 'goods' as const, label: text('scope_goods') },
          ]}
        />
        {scope === 'categories' && (
          <CategoriesField ids={scope_ids} onChange={(ids) => onChange({ scope_ids: ids })} />
        )}
        {scope === 'goods' && isOff && <ChosenGoods ids={scope_ids} />}
        {scope === 'goods' && !isOff && (
          <ChosenList
            label={text('chosenGoods')}
            ids={scope_ids}
            most={mostGoods}
            Picker={GoodsPicker}
            useName={useGoodsName}
            shopId={issuer === 'shop' ? shopId : undefined}
            onChange={(ids) => onChange({ scope_ids: ids })}
          />
        )}
      </Fields>
    </Card>
  );
}

/** A category stands for all below it. */
function CategoriesField({ ids, onChange }: { ids: readonly number[]; onChange: (ids: number[]) => void }) {
  const text = useCouponsText();
  const id = useId();
  const tree = useCategories().data?.rows ?? [];
  return (
    <Field label={text('chosenCategories')} htmlFor={id} isRequired>
      <Cascader
        id={id}
        multiple
        showSearch
        showCheckedStrategy={Cascader.SHOW_PARENT}
        placeholder={text('chooseCategories')}
        options={categoryOptions(tree)}
        value={ids.map((one) => categoryPath(tree, one)).filter(({ length }) => length > 0)}
        onChange={(paths) => onChange(paths.flatMap((path) => path.at(-1) ?? []))}
      />
    </Field>
  );
}

function ChosenGoods({ ids }: { ids: readonly number[] }) {
  const text = useCouponsText();
  return (
    <ul className={styles.couponGoods} aria-label={text('chosenGoods')}>
      {ids.map((id) => (
        <ChosenOne key={id} id={id} />
      ))}
    </ul>
  );
}

function ChosenOne({ id }: { id: number }) {
  return <li className="ellipsis">{useGoodsName(id) ?? `#${id}`}</li>;
}
