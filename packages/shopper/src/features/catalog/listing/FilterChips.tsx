import type { ShopType } from '@chengji/contract';
import { X } from 'lucide-react';
import { Chip } from '../../../design/inputs/Chip.tsx';
import { Row } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useCatalogStrings } from '../strings.ts';
import styles from './FilterChips.module.css';
import { type Filter, hasPrice, inOrder, shopTypes } from './list.view.ts';

type FilterChipsProps = {
  filter: Filter;
  /** Goods of one shop are all of one kind of shop. */
  inShop: boolean;
  onChange: (filter: Filter) => void;
};

/** The quick filters, one press each. */
export function FilterChips({ filter, inShop, onChange }: FilterChipsProps) {
  const t = useCatalogStrings();
  const { min, max } = inOrder(filter);
  const range =
    min === ''
      ? t('priceTo', { max })
      : max === ''
        ? t('priceFrom', { min })
        : t('priceBetween', { min, max });
  const toggleType = (shopType: ShopType) =>
    onChange({ ...filter, shopType: filter.shopType === shopType ? null : shopType });
  return (
    <Row row="scroll" className={styles.chips}>
      <Chip white on={filter.inStock} onPress={() => onChange({ ...filter, inStock: !filter.inStock })}>
        {t('inStockOnly')}
      </Chip>
      {hasPrice(filter) && (
        <Chip white on onPress={() => onChange({ ...filter, min: '', max: '' })}>
          {range}
          <Icon as={X} size={14} />
        </Chip>
      )}
      {!inShop &&
        shopTypes.map((type) => (
          <Chip key={type} white on={filter.shopType === type} onPress={() => toggleType(type)}>
            {t(type)}
          </Chip>
        ))}
    </Row>
  );
}
