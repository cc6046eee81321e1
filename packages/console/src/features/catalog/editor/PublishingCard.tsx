import { Radio } from 'antd';
import { SellingOnly } from '../../../design/feedback/SellingOnly.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { useCatalogText } from '../catalog-text.ts';
import type { CardProps } from './card-props.ts';
import styles from './GoodsEditor.module.css';

export function PublishingCard({ draft, onChange }: CardProps) {
  const text = useCatalogText();
  return (
    <Card title={text('publishing')}>
      <Radio.Group
        className={styles.publishing}
        aria-label={text('publishing')}
        value={draft.state}
        onChange={(event) => onChange({ state: event.target.value === 'on' ? 'on' : 'off' })}
      >
        <SellingOnly>
          {(isOff) => (
            <Radio value="on" disabled={isOff}>
              <TwoLines first={text('stateOn')} second={text('stateOnHint')} />
            </Radio>
          )}
        </SellingOnly>
        <Radio value="off">
          <TwoLines first={text('stateOff')} second={text('stateOffHint')} />
        </Radio>
      </Radio.Group>
    </Card>
  );
}
