import { Radio } from 'antd';
import { SellingOnly } from '../../../design/feedback/SellingOnly.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
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
              <span className={cellsStyles.cellTwo}>
                <span>{text('stateOn')}</span>
                <span>{text('stateOnHint')}</span>
              </span>
            </Radio>
          )}
        </SellingOnly>
        <Radio value="off">
          <span className={cellsStyles.cellTwo}>
            <span>{text('stateOff')}</span>
            <span>{text('stateOffHint')}</span>
          </span>
        </Radio>
      </Radio.Group>
    </Card>
  );
}
