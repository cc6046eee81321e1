import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { CouponSheet, CouponTags } from '../../coupons/index.ts';
import { findSku, type Goods } from '../buying/sku.view.ts';
import type { Buying } from '../buying/use-buying.ts';
import { useCatalogStrings } from '../strings.ts';
import { GoodsDelivery } from './GoodsDelivery.tsx';
import { GoodsFact } from './GoodsFact.tsx';
import styles from './GoodsFacts.module.css';
import { GoodsPromises } from './GoodsPromises.tsx';

/** What is off, what is chosen, where it is sent, what is promised, and what the goods is made of. */
export function GoodsFacts({ goods, buying }: { goods: Goods; buying: Buying }) {
  const t = useCatalogStrings();
  const [isReading, setReading] = useState(false);
  const [isReceiving, setReceiving] = useState(false);
  const { choice, number } = buying;
  const isChosen = findSku(goods, choice) !== undefined;
  const values = choice.filter((value) => value !== null).join(t('comma'));
  const specs = goods.specs.map(({ name }) => name).join(t('comma'));
  const chosen = values === '' ? t('pieces', { number }) : t('chosen', { values, number });
  return (
    <SectionCard flush>
      {goods.coupons.length > 0 && (
        <GoodsFact name={t('offersLabel')} end={t('receiveCoupons')} onPress={() => setReceiving(true)}>
          <CouponTags tags={goods.coupons} />
        </GoodsFact>
      )}
      <GoodsFact name={isChosen ? t('chosenLabel') : t('chooseLabel')} onPress={buying.open}>
        {isChosen ? chosen : specs}
      </GoodsFact>
      <GoodsDelivery goods={goods} buying={buying} />
      <GoodsPromises goods={goods} />
      {goods.params.length > 0 && (
        <GoodsFact name={t('paramsLabel')} onPress={() => setReading(true)}>
          {goods.params.map(({ name, value }) => `${name} ${value}`).join(' · ')}
        </GoodsFact>
      )}
      <CouponSheet of={{ goods_id: goods.id }} open={isReceiving} onClose={() => setReceiving(false)} />
      <Sheet open={isReading} title={t('params')} onClose={() => setReading(false)}>
        <dl className={styles.params}>
          {goods.params.map(({ name, value }) => (
            <KeyValue key={name} name={name}>
              {value}
            </KeyValue>
          ))}
        </dl>
      </Sheet>
    </SectionCard>
  );
}
