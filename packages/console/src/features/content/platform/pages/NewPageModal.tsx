import { Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useUnsavedChanges } from '../../../../design/inputs/use-unsaved-changes.ts';
import { useContentText } from '../../content-text.ts';
import { emptyText } from '../../editor/block.ts';
import { isTranslated } from '../../fields/is-translated.ts';
import { LocalizedField } from '../../fields/LocalizedField.tsx';
import { useAddPage } from '../../queries.ts';

export function NewPageModal({ onClose }: { onClose: () => void }) {
  const text = useContentText();
  const navigate = useNavigate();
  const [title, setTitle] = useState(emptyText);
  const add = useAddPage();
  const leave = useUnsavedChanges(title.zh !== '' || title.en !== '');
  return (
    <Modal
      open
      title={text('newPage')}
      okText={text('add')}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: !isTranslated(title) }}
      confirmLoading={add.isPending}
      onOk={() =>
        add.mutate(
          { title },
          { onSuccess: ({ id }) => void navigate(`/platform/pages/${id}`, { state: { isSaved: true } }) },
        )
      }
      onCancel={() => leave(onClose)}
    >
      <LocalizedField label={text('pageName')} value={title} most={40} isRequired onChange={setTitle} />
    </Modal>
  );
}
