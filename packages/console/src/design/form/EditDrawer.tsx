import { Button, ConfigProvider, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useDesignText } from '../design-text.ts';
import type { EditorForm } from './use-editor-form.ts';

type Props = {
  title: string;
  /** What saving is called here, where it is more than that. */
  action?: string;
  size: number;
  form: EditorForm;
  /** Without it there is only something to look at. */
  canWrite?: boolean;
  /** Saves in the form's place, where something is asked before. */
  onSave?: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form beside its list. */
export function EditDrawer({ title, action, size, form, canWrite = true, onSave, onClose, children }: Props) {
  const text = useDesignText();
  const { isValid, isSending, leave, submit } = form;
  return (
    <Drawer
      open
      size={size}
      title={title}
      onClose={() => leave(onClose)}
      extra={
        canWrite && (
          <Button
            type="primary"
            disabled={!isValid}
            loading={isSending}
            onClick={onSave ?? (() => void submit())}
          >
            {action ?? text('save')}
          </Button>
        )
      }
    >
      <ConfigProvider componentDisabled={isSending}>{children}</ConfigProvider>
    </Drawer>
  );
}
