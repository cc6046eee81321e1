import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '../../../design/Icon.tsx';
import { KeyValue } from '../../../design/KeyValue.tsx';
import { SectionCard } from '../../../design/SectionCard.tsx';
import { Sheet } from '../../../design/Sheet.tsx';
import { type Goods, skuOf } from '../sku.view.ts';
import { useCatalogStrings } from '../strings.ts';
import type { Buying } from '../use-buying.ts';
import styles from './GoodsFacts.module.css';

/** What is chosen, what delivery costs, and what the goods is made of. */
export function GoodsFacts({ goods, buying }: { goods: Goods; buying: Buying }) {
  const t = useCatalogStrings();
  const [isReading, setReading] = useState(false);
  const { choice, number } = buying;
  const isChosen = skuOf(goods, choice) !== undefined;
  const values = choice.filter((value) => value !== null).join(t('comma'));
  const specs = goods.specs.map(({ name }) => name).join(t('comma'));
  const chosen = values === '' ? t('pieces', { number }) : t('chosen', { values, number });
  return (
    <SectionCard flush>
      <Row name={isChosen ? t('chosenLabel') : t('chooseLabel')} onPress={buying.open}>
        {isChosen ? chosen : specs}
      </Row>
      <Row name={t('freightLabel')}>{goods.freight.text}</Row>
      {goods.params.length > 0 && (
        <Row name={t('paramsLabel')} onPress={() => setReading(true)}>
          {goods.params.map(({ name, value }) => `${name} ${value}`).join(' · ')}
        </Row>
      )}
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

type RowProps = { name: string; onPress?: () => void; children: ReactNode };

function Row({ name, onPress, children }: RowProps) {
  const inside = (
    <>
      <span className={styles.name}>{name}</span>
      <span className="grow l1">{children}</span>
    </>
  );
  if (!onPress) return <div className={styles.row}>{inside}</div>;
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onPress}>
      {inside}
      <Icon as={ChevronRight} size={16} className="c3" />
    </button>
  );
}
