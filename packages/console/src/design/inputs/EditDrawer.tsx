import { App, Button, Drawer } from 'antd';
import type { ReactNode } from 'react';
import { useDesignText } from '../design-text.ts';
import { useChanged } from './use-changed.ts';
import { useUnsavedChanges } from './use-unsaved-changes.ts';

type Props = {
  title: string;
  size: number;
  canSave: boolean;
  isSaving: boolean;
  /** Calls `done` once it is saved; without this there is only something to look at. */
  onSave: ((done: () => void) => void) | undefined;
  onClose: () => void;
  /** What is edited: once it differs from what it was, closing asks first. */
  draft: unknown;
  children: ReactNode;
};

/** A form beside its list: saved, it says so and closes. */
export function EditDrawer({ title, size, canSave, isSaving, onSave, onClose, draft, children }: Props) {
  const text = useDesignText();
  const { message } = App.useApp();
  const isChanged = useChanged(draft);
  const leave = useUnsavedChanges(isChanged && onSave !== undefined);
  const handleSaved = () => {
    void message.success(text('saved'));
    onClose();
  };
  return (
    <Drawer
      open
      size={size}
      title={title}
      onClose={() => leave(onClose)}
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
