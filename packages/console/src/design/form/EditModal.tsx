import { ConfigProvider, Modal } from 'antd';
import type { ReactNode } from 'react';
import type { EditorForm } from './use-editor-form.ts';

type Props = {
  title: string;
  /** What is done, on the button. */
  action: string;
  form: EditorForm;
  /** It may be pressed at any time, and then says what is missing. */
  isAlwaysOpen?: boolean;
  /** Saves in the form's place, where something is asked before. */
  onSave?: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A short form in a dialog. */
export function EditModal({ title, action, form, isAlwaysOpen = false, onSave, onClose, children }: Props) {
  const { isValid, isSending, leave, submit } = form;
  return (
    <Modal
      open
      title={title}
      okText={action}
      okButtonProps={{ disabled: !isValid && !isAlwaysOpen, loading: isSending }}
      onOk={onSave ?? (() => void submit())}
      onCancel={() => leave(onClose)}
    >
      <ConfigProvider componentDisabled={isSending}>{children}</ConfigProvider>
    </Modal>
  );
}
