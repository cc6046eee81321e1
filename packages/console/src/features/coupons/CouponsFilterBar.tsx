import { Select } from 'antd';
import { FilterBar } from '../../design/tables/FilterBar.tsx';
import { parseOption, wholeOr } from '../../design/tables/list-address.ts';
import { SortSelect } from '../../design/tables/SortSelect.tsx';
import type { Area } from '../../kernel/session.ts';
import { ShopPicker } from '../content/index.ts';
import styles from './coupons.module.css';
import { type CouponsFilters, couponIssuers, couponSorts, couponTypes } from './coupons.view.ts';
import { useCouponsText } from './coupons-text.ts';

type Props = { area: Area; filters: CouponsFilters; onChange: (change: Partial<CouponsFilters>) => void };

export function CouponsFilterBar({ area, filters, onChange }: Props) {
  const text = useCouponsText();
  return (
    <FilterBar
      keyword={filters.keyword}
      placeholder={text('search')}
      onSearch={(keyword) => onChange({ keyword })}
    >
      <Select
        aria-label={text('type')}
        value={filters.type}
        popupMatchSelectWidth={false}
        options={[
          { value: '', label: text('anyType') },
          ...couponTypes.map((type) => ({ value: type as string, label: text(`type_${type}`) })),
        ]}
        onChange={(type) => onChange({ type })}
      />
      {area === 'platform' && (
        <>
          <Select
            aria-label={text('issuer')}
            value={filters.issuer}
            popupMatchSelectWidth={false}
            options={[
              { value: '', label: text('anyIssuer') },
              ...couponIssuers.map((issuer) => ({
                value: issuer as string,
                label: text(`issuer_${issuer}`),
              })),
            ]}
            onChange={(issuer) => onChange({ issuer, ...(issuer === 'platform' ? { shop: '' } : {}) })}
          />
          {filters.issuer !== 'platform' && (
            <div className={styles.couponsShop}>
              <ShopPicker
                label={text('shop')}
                value={wholeOr(filters.shop, 0) || undefined}
                onChange={(shop) => onChange({ shop: shop === undefined ? '' : String(shop) })}
              />
            </div>
          )}
        </>
      )}
      <SortSelect
        label={text('sort')}
        value={parseOption(couponSorts, filters.sort, 'new')}
        options={couponSorts.map((sort) => ({ value: sort, label: text(`sort_${sort}`) }))}
        onChange={(sort) => onChange({ sort })}
      />
    </FilterBar>
  );
}
