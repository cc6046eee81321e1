import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect } from 'react';
import { richExtensions } from './rich-extensions.ts';
import styles from './rich-text.module.css';

/** A formatted text as it will be read; what the market would not keep of it is left out here too. */
export function RichView({ html }: { html: string }) {
  const editor = useEditor({
    extensions: richExtensions,
    content: html,
    editable: false,
    editorProps: { attributes: { class: styles.richText ?? '', role: 'document' } },
  });
  useEffect(() => {
    // Strict mode mounts twice, and the editor of the first time is gone.
    if (!editor.isDestroyed) editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  return <EditorContent editor={editor} />;
}
