import type { GoodsRow as Goods } from '@chengji/contract';
import { Text } from '../../../design/layout/primitives.ts';
import { useCatalogStrings } from '../strings.ts';
import { GoodsResults, type Layout } from './GoodsResults.tsx';
import styles from './NearGoods.module.css';

type NearGoodsProps = { layout: Layout; goods: readonly Goods[]; inShop: boolean };

/** What comes near to a search that found nothing. */
export function NearGoods({ layout, goods, inShop }: NearGoodsProps) {
  const t = useCatalogStrings();
  return (
    <section>
      <Text as="h2" size={17} bold inset="page" className={styles.title}>
        {t('nearGoods')}
      </Text>
      <GoodsResults layout={layout} goods={goods} inShop={inShop} isChanging={false} />
    </section>
  );
}
