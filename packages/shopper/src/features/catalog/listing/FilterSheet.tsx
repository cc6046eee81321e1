import { type ReactNode, useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Chip } from '../../../design/inputs/Chip.tsx';
import { Field } from '../../../design/inputs/Field.tsx';
import { Box, look, Row, Text } from '../../../design/layout/primitives.ts';
import { useCatalogStrings } from '../strings.ts';
import styles from './FilterSheet.module.css';
import { type Filter, noFilter, shopTypes, typedPrice } from './list.view.ts';

type FilterSheetProps = {
  filter: Filter;
  /** Goods of one shop are all of one kind of shop. */
  inShop: boolean;
  onClose: () => void;
  onChange: (filter: Filter) => void;
};

/** Every filter of a list; nothing is fetched again before the person is done. */
export function FilterSheet({ filter, inShop, onClose, onChange }: FilterSheetProps) {
  const t = useCatalogStrings();
  const [draft, setDraft] = useState(filter);
  const change = (part: Partial<Filter>) => setDraft({ ...draft, ...part });
  const foot = (
    <Row gap={3}>
      <Button look="fill" className={styles.reset} onClick={() => setDraft(noFilter)}>
        {t('reset')}
      </Button>
      <Button className={look({ grow: true })} onClick={() => onChange(draft)}>
        {t('seeGoods')}
      </Button>
    </Row>
  );
  return (
    <Sheet open title={t('filter')} onClose={onClose} foot={foot}>
      <div className={styles.body}>
        <Group title={t('availability')}>
          <Chip
            className={styles.chip}
            on={draft.inStock}
            onPress={() => change({ inStock: !draft.inStock })}
          >
            {t('inStockOnly')}
          </Chip>
        </Group>
        {!inShop && (
          <Group title={t('shopType')}>
            {shopTypes.map((type) => (
              <Chip
                key={type}
                className={styles.chip}
                on={draft.shopType === type}
                onPress={() => change({ shopType: draft.shopType === type ? null : type })}
              >
                {t(type)}
              </Chip>
            ))}
          </Group>
        )}
        <Text as="h3" size={15} bold className={styles.title}>
          {t('priceRange')}
        </Text>
        <Row gap={2}>
          <PriceField label={t('lowest')} value={draft.min} onChange={(min) => change({ min })} />
          <i className={styles.to} />
          <PriceField label={t('highest')} value={draft.max} onChange={(max) => change({ max })} />
        </Row>
      </div>
    </Sheet>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <Text as="h3" size={15} bold className={styles.title}>
        {title}
      </Text>
      <div className={styles.grid}>{children}</div>
    </>
  );
}

type PriceFieldProps = { label: string; value: string; onChange: (value: string) => void };

function PriceField({ label, value, onChange }: PriceFieldProps) {
  return (
    <Box grow>
      <Field
        size="m"
        label={label}
        inputMode="decimal"
        value={value}
        start={value && <Text num>¥</Text>}
        onChange={(event) => onChange(typedPrice(event.target.value))}
      />
    </Box>
  );
}
