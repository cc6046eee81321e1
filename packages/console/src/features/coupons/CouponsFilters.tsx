import { ListSelect } from '../../design/lists/ListSelect.tsx';
import { ListSort } from '../../design/lists/ListSort.tsx';
import type { Area } from '../../kernel/session.ts';
import { ShopPicker } from '../content/index.ts';
import styles from './coupons.module.css';
import { couponIssuers, couponSorts, couponTypes } from './coupons.view.ts';
import { useCouponsText } from './coupons-text.ts';
import type { useCoupons } from './queries.ts';

type Props = { area: Area; list: ReturnType<typeof useCoupons> };

export function CouponsFilters({ area, list }: Props) {
  const text = useCouponsText();
  const { input, change } = list;
  return (
    <>
      <ListSelect
        list={list}
        name="type"
        label={text('type')}
        any={text('anyType')}
        options={couponTypes}
        toText={(type) => text(`type_${type}`)}
      />
      {area === 'platform' && (
        <>
          <ListSelect
            list={list}
            name="issuer"
            label={text('issuer')}
            any={text('anyIssuer')}
            options={couponIssuers}
            toText={(issuer) => text(`issuer_${issuer}`)}
            onChange={(issuer) =>
              change({ issuer, ...(issuer === 'platform' ? { shop_id: undefined } : {}) })
            }
          />
          {input.issuer !== 'platform' && (
            <div className={styles.couponsShop}>
              <ShopPicker
                label={text('shop')}
                value={input.shop_id}
                onChange={(shop_id) => change({ shop_id })}
              />
            </div>
          )}
        </>
      )}
      <ListSort list={list} options={couponSorts} toText={(sort) => text(`sort_${sort}`)} />
    </>
  );
}
