import { Select } from 'antd';
import { Field } from '../../../design/inputs/Field.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { useCatalogText } from '../catalog-text.ts';
import { useFreightTemplates } from '../queries.ts';
import type { CardProps } from './card-props.ts';

export function ShippingCard({ draft, onChange }: CardProps) {
  const text = useCatalogText();
  const templates = useFreightTemplates();
  const rows = templates.data?.rows ?? [];
  return (
    <Card ruled title={text('shipping')}>
      <Field
        label={text('freight')}
        htmlFor="goods-freight"
        isRequired
        hint={templates.data && rows.length === 0 && text('freightNone')}
      >
        <Select
          id="goods-freight"
          loading={templates.isPending}
          value={draft.freightTemplateId}
          onChange={(freightTemplateId) => onChange({ freightTemplateId })}
          options={rows.map(({ id, name, kind }) => ({
            value: id,
            label: `${name} · ${text(`freight_${kind}`)}`,
          }))}
        />
      </Field>
    </Card>
  );
}
