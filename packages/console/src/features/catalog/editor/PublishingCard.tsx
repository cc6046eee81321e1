import { Radio } from 'antd';
import { SellingOnly } from '../../../design/feedback/SellingOnly.tsx';
import { MomentField } from '../../../design/inputs/MomentField.tsx';
import { NumberField } from '../../../design/inputs/NumberField.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { useCatalogText } from '../catalog-text.ts';
import type { Draft } from '../draft.ts';
import type { CardProps } from './card-props.ts';
import styles from './GoodsEditor.module.css';

const states = [
  { state: 'on', first: 'stateOn', second: 'stateOnHint' },
  { state: 'timed', first: 'stateTimed', second: 'stateTimedHint' },
  { state: 'off', first: 'stateOff', second: 'stateOffHint' },
] as const;

/** When it is sold, and how many one buyer gets. */
export function PublishingCard({ draft, onChange }: CardProps) {
  const text = useCatalogText();
  const limits = [
    { id: 'goods-most-per-order', label: text('mostPerOrder'), name: 'mostPerOrder' },
    { id: 'goods-most-per-buyer', label: text('mostPerBuyer'), name: 'mostPerBuyer' },
  ] as const;
  return (
    <Card title={text('publishing')}>
      <div className="stack">
        <Radio.Group
          className={styles.publishing}
          aria-label={text('publishing')}
          value={draft.state}
          onChange={(event) => onChange({ state: event.target.value as Draft['state'] })}
        >
          {states.map(({ state, first, second }) => (
            <SellingOnly key={state}>
              {(isOff) => (
                <Radio value={state} disabled={isOff && state === 'on'}>
                  <TwoLines first={text(first)} second={text(second)} />
                </Radio>
              )}
            </SellingOnly>
          ))}
        </Radio.Group>
        {draft.state === 'timed' && (
          <MomentField
            id="goods-sale-starts"
            label={text('saleStarts')}
            value={draft.saleStartsAt}
            onChange={(saleStartsAt) => onChange({ saleStartsAt })}
          />
        )}
        {draft.state !== 'off' && (
          <MomentField
            id="goods-sale-ends"
            label={text('saleEnds')}
            value={draft.saleEndsAt}
            onChange={(saleEndsAt) => onChange({ saleEndsAt })}
          />
        )}
        <div className={styles.limits}>
          {limits.map(({ id, label, name }) => (
            <NumberField
              key={name}
              id={id}
              label={label}
              least={1}
              most={9_999}
              placeholder={text('unlimited')}
              value={draft[name]}
              onChange={(limit) => onChange({ [name]: limit })}
            />
          ))}
        </div>
      </div>
    </Card>
  );
}
