import { App, Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useDesignText } from './design-text.ts';

type Props = {
  title: string;
  size: number;
  canSave: boolean;
  isSaving: boolean;
  /** Calls `done` once it is saved; without this there is only something to look at. */
  onSave: ((done: () => void) => void) | undefined;
  onClose: () => void;
  children: ReactNode;
};

/** A form beside its list: saved, it says so and closes. */
export function EditDrawer({ title, size, canSave, isSaving, onSave, onClose, children }: Props) {
  const text = useDesignText();
  const { message } = App.useApp();
  const handleSaved = () => {
    void message.success(text('saved'));
    onClose();
  };
  return (
    <Drawer
      open
      size={size}
      title={title}
      onClose={onClose}
      extra={
        onSave && (
          <Button type="primary" disabled={!canSave} loading={isSaving} onClick={() => onSave(handleSaved)}>
            {text('save')}
          </Button>
        )
      }
    >
      {children}
    </Drawer>
  );
}
