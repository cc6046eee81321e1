import { Button, Input } from 'antd';
import { Plus, Trash2 } from 'lucide-react';
import { Card } from '../../../design/layout/Card.tsx';
import { useCatalogText } from '../catalog-text.ts';
import { mostParams, type Param } from '../draft.ts';
import type { CardProps } from './card-props.ts';
import styles from './GoodsEditor.module.css';

export function ParamsCard({ draft, onChange }: CardProps) {
  const text = useCatalogText();
  const { params } = draft;
  const set = (at: number, change: Partial<Param>) =>
    onChange({ params: params.map((param, index) => (index === at ? { ...param, ...change } : param)) });
  return (
    <Card
      ruled
      title={text('params')}
      aside={
        <Button
          size="small"
          icon={<Plus size={14} />}
          disabled={params.length >= mostParams}
          onClick={() => onChange({ params: [...params, { name: '', value: '' }] })}
        >
          {text('addParam')}
        </Button>
      }
    >
      {params.length === 0 && <p className="muted">{text('paramsEmpty')}</p>}
      <ul className={styles.params}>
        {params.map((param, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a parameter is its place; its name changes while it is typed
          <li key={at} className="row">
            <Input
              aria-label={`${text('paramName')} ${at + 1}`}
              placeholder={text('paramName')}
              className={styles.paramName}
              value={param.name}
              maxLength={40}
              onChange={(event) => set(at, { name: event.target.value })}
            />
            <Input
              aria-label={`${text('paramValue')} ${at + 1}`}
              placeholder={text('paramValue')}
              value={param.value}
              maxLength={200}
              onChange={(event) => set(at, { value: event.target.value })}
            />
            <Button
              type="text"
              icon={<Trash2 size={14} />}
              aria-label={text('removeParam')}
              onClick={() => onChange({ params: params.filter((_, index) => index !== at) })}
            />
          </li>
        ))}
      </ul>
    </Card>
  );
}
