import { useState } from 'react';
import { Text } from '../../../design/layout/primitives.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { areaText, DeliveryPlaceSheet, useDelivery } from '../../shipping/index.ts';
import { type Goods, likelySku } from '../buying/sku.view.ts';
import type { Buying } from '../buying/use-buying.ts';
import { useCatalogStrings } from '../strings.ts';
import { GoodsFact } from './GoodsFact.tsx';

/** Where it is sent, what that costs, and when it should arrive; as long as it goes nowhere, until when it is sent. */
export function GoodsDelivery({ goods, buying }: { goods: Goods; buying: Buying }) {
  const t = useCatalogStrings();
  const language = useLanguage();
  const { showDayInWords } = useTimeDisplay();
  const [isChoosing, setChoosing] = useState(false);
  const delivery = useDelivery(likelySku(goods, buying.choice)?.id, buying.number);
  const { area, delivers = true, text = goods.freight.text } = delivery ?? {};
  const place = area ? areaText(area) : t('choosePlace');
  const whenText = () => {
    const hours = goods.promises.ship_within_hours;
    if (!delivery) return t('shipsWithin', { hours });
    const { send_by, arrives_by } = delivery;
    return arrives_by === null
      ? t('shipsWithinBy', { hours, day: showDayInWords(send_by, language) })
      : t('arrivesBy', { hours, day: showDayInWords(arrives_by, language) });
  };
  return (
    <>
      <GoodsFact
        name={t('deliveryLabel')}
        onPress={() => setChoosing(true)}
        below={
          <Text size={12} tone={3} lines={1}>
            {whenText()}
          </Text>
        }
      >
        {delivers ? (
          t('deliveryTo', { place, freight: text })
        ) : (
          <Text tone="danger">{t('noDelivery', { place })}</Text>
        )}
      </GoodsFact>
      <DeliveryPlaceSheet open={isChoosing} onClose={() => setChoosing(false)} />
    </>
  );
}
