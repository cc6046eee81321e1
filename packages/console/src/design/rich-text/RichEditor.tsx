import { EditorContent, useEditor } from '@tiptap/react';
import { ConfigProvider } from 'antd';
import { RichToolbar } from './RichToolbar.tsx';
import { richExtensions } from './rich-extensions.ts';
import styles from './rich-text.module.css';

type Props = { label: string; html: string; onChange: (html: string) => void };

export function RichEditor({ label, html, onChange }: Props) {
  const { componentDisabled: isDisabled } = ConfigProvider.useConfig();
  const editor = useEditor({
    editable: !isDisabled,
    extensions: richExtensions,
    content: html,
    editorProps: {
      attributes: {
        class: styles.richText ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
      },
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  });
  return (
    <>
      <RichToolbar label={label} editor={editor} />
      <EditorContent editor={editor} />
    </>
  );
}
