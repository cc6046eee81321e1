import { App } from 'antd';
import { useDesignText } from '../design-text.ts';

type Asked = {
  /** What goes, as the person knows it. */
  name: string;
  /** What else comes of it. */
  body?: string;
  onDelete: () => Promise<unknown>;
};

/** Asks before something is deleted, and says when it is gone. */
export function useConfirmDelete(): (asked: Asked) => void {
  const text = useDesignText();
  const { message, modal } = App.useApp();
  return ({ name, body, onDelete }) =>
    modal.confirm({
      title: text('deleteTitle', { name }),
      content: body,
      okText: text('delete'),
      okButtonProps: { danger: true },
      onOk: async () => {
        await onDelete();
        void message.success(text('deleted'));
      },
    });
}
