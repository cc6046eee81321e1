import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { KeyValue } from '../../../design/layout/KeyValue.tsx';
import { look, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { CouponSheet, CouponTags } from '../../coupons/index.ts';
import { findSku, type Goods } from '../buying/sku.view.ts';
import type { Buying } from '../buying/use-buying.ts';
import { useCatalogStrings } from '../strings.ts';
import styles from './GoodsFacts.module.css';

/** What is off, what is chosen, what delivery costs, and what the goods is made of. */
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
        <Fact name={t('offersLabel')} end={t('receiveCoupons')} onPress={() => setReceiving(true)}>
          <CouponTags tags={goods.coupons} />
        </Fact>
      )}
      <Fact name={isChosen ? t('chosenLabel') : t('chooseLabel')} onPress={buying.open}>
        {isChosen ? chosen : specs}
      </Fact>
      <Fact name={t('freightLabel')}>{goods.freight.text}</Fact>
      {goods.params.length > 0 && (
        <Fact name={t('paramsLabel')} onPress={() => setReading(true)}>
          {goods.params.map(({ name, value }) => `${name} ${value}`).join(' · ')}
        </Fact>
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

type RowProps = { name: string; end?: string; onPress?: () => void; children: ReactNode };

function Fact({ name, end, onPress, children }: RowProps) {
  const inside = (
    <>
      <span className={styles.name}>{name}</span>
      <Text grow lines={1}>
        {children}
      </Text>
    </>
  );
  if (!onPress) return <div className={styles.row}>{inside}</div>;
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onPress}>
      {inside}
      {end && (
        <Text size={13} tone="brand">
          {end}
        </Text>
      )}
      <Icon as={ChevronRight} size={16} className={look({ tone: end ? 'brand' : 3 })} />
    </button>
  );
}
