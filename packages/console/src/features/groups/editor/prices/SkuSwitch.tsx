import { Segmented, Select } from 'antd';
import { type Sku, skuName } from '../../campaign-draft.ts';
import { useGroupsText } from '../../groups-text.ts';
import styles from '../campaign-editor.module.css';

type Props = {
  skus: readonly Sku[];
  chosen: Sku;
  onChange: (skuId: number) => void;
  /** With more there is a list to choose from. */
  mostTabs?: number;
};

/** Whose prices are shown: tabs for a few, a list for many. */
export function SkuSwitch({ skus, chosen, onChange, mostTabs = 4 }: Props) {
  const text = useGroupsText();
  if (skus.length < 2) return null;
  const options = skus.map((sku) => ({ value: sku.id, label: skuName(sku) }));
  if (skus.length > mostTabs) {
    return (
      <Select
        className={styles.skuSwitch}
        aria-label={text('sku')}
        disabled={false}
        size="small"
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        value={chosen.id}
        options={options}
        onChange={onChange}
      />
    );
  }
  return (
    <Segmented
      aria-label={text('sku')}
      disabled={false}
      size="small"
      value={chosen.id}
      options={options}
      onChange={onChange}
    />
  );
}
