import { importsCalls } from '@chengji/contract/imports/imports.calls';
import { App, Button, Cascader, Radio } from 'antd';
import { SkeletonRows } from '../../design/feedback/SkeletonRows.tsx';
import { useEditorForm } from '../../design/form/use-editor-form.ts';
import { Field } from '../../design/inputs/Field.tsx';
import { SelectField } from '../../design/inputs/SelectField.tsx';
import { Card } from '../../design/layout/Card.tsx';
import { categoryOptions, categoryPath, useCategories, useFreightTemplates } from '../catalog/index.ts';
import { type Choices, type Import, toChoices, toInput } from './imports.view.ts';
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
  const form = useEditorForm({
    schema: importsCalls['POST /seller/imports/start'].in,
    start: { id: found.id, dry_run: true, ...toChoices(found, templates) },
    toInput,
    save: useStartImport(),
    doneText: null,
    asksToLeave: false,
  });
  const [category, pictures] = [form.field('category_id'), form.field('pictures')];

  const handleStart = () =>
    modal.confirm({
      title: text('startTitle', { n: found.counts.all }),
      content: text('startBody'),
      okText: text('start'),
      onOk: () => form.submit({ dry_run: false }),
    });

  return (
    <Card ruled title={text('choices')}>
      <div className="stack">
        <SelectField
          {...form.field('freight_template_id')}
          label={text('freight')}
          isRequired
          hint={templates.length === 0 && text('freightNone')}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Field
          label={text('category')}
          htmlFor={category.id}
          isRequired
          hint={text('categoryHint')}
          error={category.error}
        >
          <Cascader
            id={category.id}
            options={categoryOptions(tree)}
            value={categoryPath(tree, category.value)}
            onChange={(path) => category.onChange(path?.at(-1) ?? null)}
          />
        </Field>
        <Field label={text('pictures')} htmlFor={pictures.id} hint={text('picturesChoiceHint')}>
          <Radio.Group
            id={pictures.id}
            value={pictures.value}
            onChange={({ target }) => pictures.onChange(target.value as Choices['pictures'])}
            options={(['fetch', 'skip'] as const).map((value) => ({
              value,
              label: text(`pictures_${value}`),
            }))}
          />
        </Field>
        <TypesTable
          types={found.types}
          tree={tree}
          chosen={form.values.categories}
          onChange={(categories) => form.change({ categories })}
        />
        {found.unread_columns.length > 0 && (
          <p className="muted small">{text('unreadColumns', { names: found.unread_columns.join(', ') })}</p>
        )}
        <div className="row">
          <Button
            disabled={!form.isValid}
            loading={form.isSending}
            onClick={() => void form.submit({ dry_run: true })}
          >
            {text('dryRun')}
          </Button>
          <Button type="primary" disabled={!form.isValid || form.isSending} onClick={handleStart}>
            {text('start')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
