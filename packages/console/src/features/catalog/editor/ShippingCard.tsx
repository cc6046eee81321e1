import { Link } from 'react-router';
import { SelectField } from '../../../design/inputs/SelectField.tsx';
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
      <SelectField
        id="goods-freight"
        label={text('freight')}
        isRequired
        isLoading={templates.isPending}
        hint={
          templates.data &&
          rows.length === 0 && (
            <>
              {text('freightNone')} <Link to="/seller/freight">{text('freightAdd')}</Link>
            </>
          )
        }
        value={draft.freightTemplateId}
        onChange={(freightTemplateId) => onChange({ freightTemplateId })}
        options={rows.map(({ id, name, kind }) => ({
          value: id,
          label: `${name} · ${text(`freight_${kind}`)}`,
        }))}
      />
    </Card>
  );
}
