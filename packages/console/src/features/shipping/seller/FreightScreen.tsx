import { Button } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { useConfirmDelete } from '../../../design/feedback/use-confirm-delete.ts';
import { NewButton } from '../../../design/inputs/NewButton.tsx';
import { ListPage } from '../../../design/lists/ListPage.tsx';
import { holds, useWholeList } from '../../../design/lists/use-whole-list.ts';
import { useCan } from '../../../kernel/rights.ts';
import type { Template } from '../freight.view.ts';
import { useDeleteTemplate, useTemplates } from '../queries.ts';
import { useShippingText } from '../shipping-text.ts';
import { freightColumns } from './freight-columns.tsx';
import { TemplateDrawer } from './TemplateDrawer.tsx';

/** What carrying goods costs, template by template. */
export function FreightScreen() {
  const text = useShippingText();
  const navigate = useNavigate();
  const askToDelete = useConfirmDelete();
  const canWrite = useCan('seller', 'freight.write');
  const templates = useTemplates();
  const { data } = templates;
  const list = useWholeList(templates, ({ name }, keyword) => holds([name], keyword));
  const remove = useDeleteTemplate();
  const [opened, setOpened] = useState<Template | 'new'>();

  const handleDelete = ({ id, name }: Template) =>
    askToDelete({
      name,
      body: text('deleteBody'),
      onDelete: () => remove.mutateAsync({ id }),
    });
  const newButton = canWrite && <NewButton onPress={() => setOpened('new')}>{text('newTemplate')}</NewButton>;
  return (
    <>
      <ListPage
        list={list}
        search={text('searchTemplates')}
        title={text('freight')}
        summary={data && text('freightSummary', { n: data.rows.length })}
        actions={
          <>
            <Button onClick={() => void navigate('/seller/waybill_accounts')}>
              {text('waybillAccounts')}
            </Button>
            {newButton}
          </>
        }
        columns={freightColumns(text, { onOpen: setOpened, onDelete: canWrite ? handleDelete : undefined })}
        empty={<EmptyState title={text('noTemplates')} hint={text('noTemplatesHint')} action={newButton} />}
      />
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
