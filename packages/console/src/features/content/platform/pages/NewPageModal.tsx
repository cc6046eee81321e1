import { Modal } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useUnsavedChanges } from '../../../../design/inputs/use-unsaved-changes.ts';
import { useContentText } from '../../content-text.ts';
import { unwritten } from '../../editor/block.ts';
import { isWritten } from '../../fields/is-written.ts';
import { WrittenField } from '../../fields/WrittenField.tsx';
import { useAddPage } from '../../queries.ts';

export function NewPageModal({ onClose }: { onClose: () => void }) {
  const text = useContentText();
  const navigate = useNavigate();
  const [title, setTitle] = useState(unwritten);
  const add = useAddPage();
  const leave = useUnsavedChanges(title.zh !== '' || title.en !== '');
  return (
    <Modal
      open
      title={text('newPage')}
      okText={text('add')}
      cancelText={text('cancel')}
      okButtonProps={{ disabled: !isWritten(title) }}
      confirmLoading={add.isPending}
      onOk={() =>
        add.mutate(
          { title },
          { onSuccess: ({ id }) => void navigate(`/platform/pages/${id}`, { state: { isSaved: true } }) },
        )
      }
      onCancel={() => leave(onClose)}
    >
      <WrittenField label={text('pageName')} value={title} most={40} isRequired onChange={setTitle} />
    </Modal>
  );
}
