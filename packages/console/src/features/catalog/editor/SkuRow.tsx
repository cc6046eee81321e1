import { Switch } from 'antd';
import { memo } from 'react';
import { useCatalogText } from '../catalog-text.ts';
import { isPriced, isWasPriceKept, type SkuDraft } from '../sku-matrix.ts';
import styles from './GoodsEditor.module.css';
import { SkuPicture } from './SkuPicture.tsx';

type Props = {
  at: number;
  sku: SkuDraft;
  /** How many rows the first value spans; 0 when a row above holds its cell. */
  span: number;
  images: string[];
  lowStock: number;
  canPrice: boolean;
  canStock: boolean;
  /** The picture of one of its values, shown where it has none of its own. */
  valueImage: string;
  onChange: (at: number, change: Partial<SkuDraft>) => void;
};

/** Whole numbers as typed; anything else is none. */
const parseWhole = (typed: string, most: number): number | null =>
  /^\d+$/.test(typed) ? Math.min(most, Number(typed)) : null;

export const SkuRow = memo(function SkuRow(props: Props) {
  const { at, sku, span, images, lowStock, valueImage, canPrice, canStock, onChange } = props;
  const text = useCatalogText();
  const name = sku.values.join(' / ') || text('single');
  const set = (change: Partial<SkuDraft>) => onChange(at, change);
  const isWasWrong = !isWasPriceKept(sku);
  const cell = (column: string, label: string, isAllowed = true) => ({
    className: styles.skuCell,
    'data-column': column,
    'aria-label': `${label} ${name}`,
    disabled: sku.isOff || !isAllowed,
  });
  return (
    <tr className={sku.isOff ? styles.skuOff : ''}>
      {sku.values.map((value, index) =>
        index === 0 ? (
          span > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a value is its column; two may read the same while one is renamed
            <th key={index} scope="rowgroup" rowSpan={span}>
              {value}
            </th>
          )
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: as above
          <td key={index}>{value}</td>
        ),
      )}
      {sku.values.length === 0 && <td>{text('single')}</td>}
      <td>
        <SkuPicture
          name={name}
          image={sku.image}
          usual={valueImage}
          images={images}
          onChange={(image) => set({ image })}
        />
      </td>
      <td>
        <input
          {...cell('price', text('priceColumn'), canPrice)}
          inputMode="decimal"
          aria-invalid={sku.price !== '' && !isPriced(sku)}
          value={sku.price}
          onChange={(event) => set({ price: event.target.value })}
        />
      </td>
      <td>
        <input
          {...cell('was', text('wasPriceColumn'), canPrice)}
          inputMode="decimal"
          aria-invalid={isWasWrong}
          value={sku.wasPrice}
          onChange={(event) => set({ wasPrice: event.target.value })}
        />
      </td>
      <td>
        <input
          {...cell('stock', text('stockColumn'), canStock)}
          data-low={sku.stock !== null && sku.stock < lowStock}
          inputMode="numeric"
          value={sku.stock ?? ''}
          onChange={(event) => set({ stock: parseWhole(event.target.value, 9_999_999) })}
        />
      </td>
      <td>
        <input
          {...cell('code', text('codeColumn'))}
          maxLength={64}
          value={sku.code}
          onChange={(event) => set({ code: event.target.value })}
        />
      </td>
      <td>
        <input
          {...cell('weight', text('weightColumn'))}
          inputMode="numeric"
          value={sku.weightGrams || ''}
          onChange={(event) => set({ weightGrams: parseWhole(event.target.value, 1_000_000) ?? 0 })}
        />
      </td>
      <td>
        <Switch
          size="small"
          aria-label={`${text('onColumn')} ${name}`}
          checked={!sku.isOff}
          onChange={(isOn) => set({ isOff: !isOn })}
        />
      </td>
    </tr>
  );
});
