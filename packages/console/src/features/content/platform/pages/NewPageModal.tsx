import { pagesCalls } from '@chengji/contract/content/pages.calls';
import { useNavigate } from 'react-router';
import { EditModal } from '../../../../design/form/EditModal.tsx';
import { useEditorForm } from '../../../../design/form/use-editor-form.ts';
import { useContentText } from '../../content-text.ts';
import { emptyText } from '../../editor/block.ts';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import { useAddPage } from '../../queries.ts';

export function NewPageModal({ onClose }: { onClose: () => void }) {
  const text = useContentText();
  const navigate = useNavigate();
  const form = useEditorForm({
    schema: pagesCalls['POST /platform/pages/add'].in,
    start: { title: emptyText() },
    save: useAddPage(),
    doneText: null,
    onSaved: ({ id }) => navigate(`/platform/pages/${id}`, { state: { isSaved: true } }),
  });
  return (
    <EditModal title={text('newPage')} action={text('add')} form={form} onClose={onClose}>
      <LocalizedField {...form.field('title')} label={text('pageName')} most={40} isRequired />
    </EditModal>
  );
}
