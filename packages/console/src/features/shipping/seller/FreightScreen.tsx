import { Button } from 'antd';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Failure } from '../../../design/feedback/Failure.tsx';
import { SkeletonRows } from '../../../design/feedback/SkeletonRows.tsx';
import { useConfirmDelete } from '../../../design/feedback/use-confirm-delete.ts';
import styles from '../../../design/layout/card.module.css';
import { PageHeader } from '../../../design/layout/PageHeader.tsx';
import { useCan } from '../../../kernel/rights.ts';
import type { Template } from '../freight.view.ts';
import { useDeleteTemplate, useTemplates } from '../queries.ts';
import { useShippingText } from '../shipping-text.ts';
import { FreightTable } from './FreightTable.tsx';
import { TemplateDrawer } from './TemplateDrawer.tsx';

/** What carrying goods costs, template by template. */
export function FreightScreen() {
  const text = useShippingText();
  const askToDelete = useConfirmDelete();
  const canWrite = useCan('seller', 'freight.write');
  const { data, error, refetch } = useTemplates();
  const remove = useDeleteTemplate();
  const [opened, setOpened] = useState<Template | 'new'>();

  const handleDelete = ({ id, name }: Template) =>
    askToDelete({
      name,
      body: text('deleteBody'),
      onDelete: () => remove.mutateAsync({ id }),
    });
  const newButton = canWrite && (
    <Button type="primary" icon={<Plus />} onClick={() => setOpened('new')}>
      {text('newTemplate')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={text('freight')}
        summary={data && text('freightSummary', { n: data.rows.length })}
        actions={newButton}
      />
      <section className={styles.card} aria-label={text('freight')}>
        {error && <Failure error={error} onRetry={() => void refetch()} />}
        {!data && !error && <SkeletonRows />}
        {data?.rows.length === 0 && (
          <EmptyState title={text('noTemplates')} hint={text('noTemplatesHint')} action={newButton} />
        )}
        {data && data.rows.length > 0 && (
          <FreightTable rows={data.rows} onOpen={setOpened} onDelete={canWrite ? handleDelete : undefined} />
        )}
      </section>
      {opened && data && (
        <TemplateDrawer
          template={opened === 'new' ? undefined : opened}
          provinces={data.provinces}
          canWrite={canWrite}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
