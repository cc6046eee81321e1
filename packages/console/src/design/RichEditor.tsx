import Image from '@tiptap/extension-image';
import { EditorContent, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { RichToolbar } from './RichToolbar.tsx';
import './rich-text.css';

type Props = { label: string; html: string; onChange: (html: string) => void };

/** Only what the market keeps of a description can be made here: no links, no code, no styles. */
const extensions = [
  StarterKit.configure({ link: false, code: false, codeBlock: false, heading: { levels: [2, 3] } }),
  Image,
];

export function RichEditor({ label, html, onChange }: Props) {
  const editor = useEditor({
    extensions,
    content: html,
    editorProps: {
      attributes: { class: 'rich-text', role: 'textbox', 'aria-multiline': 'true', 'aria-label': label },
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
