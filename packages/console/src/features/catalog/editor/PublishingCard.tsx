import { Radio } from 'antd';
import { SellingOnly } from '../../../design/feedback/SellingOnly.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useCatalogText } from '../catalog-text.ts';
import type { CardProps } from './card-props.ts';

export function PublishingCard({ draft, onChange }: CardProps) {
  const text = useCatalogText();
  return (
    <Card title={text('publishing')}>
      <Radio.Group
        className="publishing"
        aria-label={text('publishing')}
        value={draft.state}
        onChange={(event) => onChange({ state: event.target.value === 'on' ? 'on' : 'off' })}
      >
        <SellingOnly>
          {(isOff) => (
            <Radio value="on" disabled={isOff}>
              <span className="cell-two">
                <span>{text('stateOn')}</span>
                <span>{text('stateOnHint')}</span>
              </span>
            </Radio>
          )}
        </SellingOnly>
        <Radio value="off">
          <span className="cell-two">
            <span>{text('stateOff')}</span>
            <span>{text('stateOffHint')}</span>
          </span>
        </Radio>
      </Radio.Group>
    </Card>
  );
}
