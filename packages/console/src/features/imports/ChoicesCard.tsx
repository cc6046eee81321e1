import { App, Button, Cascader, Radio } from 'antd';
import { useState } from 'react';
import { SkeletonRows } from '../../design/feedback/SkeletonRows.tsx';
import { Field } from '../../design/inputs/Field.tsx';
import { SelectField } from '../../design/inputs/SelectField.tsx';
import { Card } from '../../design/layout/Card.tsx';
import { categoryOptions, categoryPath, useCategories, useFreightTemplates } from '../catalog/index.ts';
import { type Choices, type Import, startInput, toChoices } from './imports.view.ts';
import { useImportsText } from './imports-text.ts';
import { useStartImport } from './queries.ts';
import { TypesTable } from './TypesTable.tsx';

/** Where the goods go and how they are sent; then to be tried, or imported. */
export function ChoicesCard({ found }: { found: Import }) {
  const templates = useFreightTemplates();
  if (!templates.data) return <SkeletonRows rows={3} />;
  return <ChoicesForm found={found} templates={templates.data.rows} />;
}

type FormProps = { found: Import; templates: readonly { id: number; name: string }[] };

function ChoicesForm({ found, templates }: FormProps) {
  const text = useImportsText();
  const { modal } = App.useApp();
  const tree = useCategories().data?.rows ?? [];
  const start = useStartImport();
  const [choices, setChoices] = useState<Choices>(() => toChoices(found, templates));
  const change = (some: Partial<Choices>) => setChoices({ ...choices, ...some });
  const trial = startInput(found.id, choices, true);
  const real = startInput(found.id, choices, false);

  const handleStart = () =>
    modal.confirm({
      title: text('startTitle', { n: found.counts.all }),
      content: text('startBody'),
      okText: text('start'),
      onOk: () => real && start.mutateAsync(real),
    });

  return (
    <Card ruled title={text('choices')}>
      <div className="stack">
        <SelectField
          id="import-freight"
          label={text('freight')}
          isRequired
          hint={templates.length === 0 && text('freightNone')}
          value={choices.freightTemplateId}
          onChange={(freightTemplateId) => change({ freightTemplateId })}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Field label={text('category')} htmlFor="import-category" isRequired hint={text('categoryHint')}>
          <Cascader
            id="import-category"
            options={categoryOptions(tree)}
            value={categoryPath(tree, choices.categoryId)}
            onChange={(path) => change({ categoryId: path?.at(-1) ?? null })}
          />
        </Field>
        <Field label={text('pictures')} htmlFor="import-pictures" hint={text('picturesChoiceHint')}>
          <Radio.Group
            id="import-pictures"
            value={choices.pictures}
            onChange={(event) => change({ pictures: event.target.value as Choices['pictures'] })}
            options={(['fetch', 'skip'] as const).map((value) => ({
              value,
              label: text(`pictures_${value}`),
            }))}
          />
        </Field>
        <TypesTable
          types={found.types}
          tree={tree}
          chosen={choices.categories}
          onChange={(categories) => change({ categories })}
        />
        {found.unread_columns.length > 0 && (
          <p className="muted small">{text('unreadColumns', { names: found.unread_columns.join(', ') })}</p>
        )}
        <div className="row">
          <Button disabled={!trial} loading={start.isPending} onClick={() => trial && start.mutate(trial)}>
            {text('dryRun')}
          </Button>
          <Button type="primary" disabled={!real || start.isPending} onClick={handleStart}>
            {text('start')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
