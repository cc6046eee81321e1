import { type Editor, useEditorState } from '@tiptap/react';
import { App, Button, Upload } from 'antd';
import {
  Bold,
  Heading,
  ImagePlus,
  Italic,
  List,
  ListOrdered,
  type LucideIcon,
  Quote,
  Redo2,
  Strikethrough,
  Undo2,
} from 'lucide-react';
import { uploadPicture } from '../../kernel/calls.ts';
import { faultText } from '../../kernel/faults.ts';
import { useDesignText } from '../design-text.ts';
import styles from './rich-text.module.css';

type Tool = {
  key: 'undo' | 'redo' | 'heading' | 'bold' | 'italic' | 'strike' | 'bullets' | 'numbers' | 'quote';
  icon: LucideIcon;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

const tools: Tool[] = [
  { key: 'undo', icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { key: 'redo', icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
  {
    key: 'heading',
    icon: Heading,
    isOn: (editor) => editor.isActive('heading'),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    key: 'bold',
    icon: Bold,
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    key: 'italic',
    icon: Italic,
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    key: 'strike',
    icon: Strikethrough,
    isOn: (editor) => editor.isActive('strike'),
    run: (editor) => editor.chain().focus().toggleStrike().run(),
  },
  {
    key: 'bullets',
    icon: List,
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    key: 'numbers',
    icon: ListOrdered,
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    key: 'quote',
    icon: Quote,
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

export function RichToolbar({ label, editor }: { label: string; editor: Editor }) {
  const text = useDesignText();
  const { message } = App.useApp();
  const isOn = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map((tool) => tool.isOn?.(now) ?? false),
  });
  const insert = (file: File) =>
    uploadPicture(file).then(
      (src) => editor.chain().focus().setImage({ src }).run(),
      (error: unknown) => void message.error(faultText(error)),
    );
  return (
    <div className={styles.richTools} role="toolbar" aria-label={label}>
      {tools.map((tool, at) => (
        <Button
          key={tool.key}
          size="small"
          type="text"
          icon={<tool.icon />}
          aria-label={text(tool.key)}
          aria-pressed={tool.isOn ? isOn[at] : undefined}
          className={isOn[at] ? styles.richToolOn : ''}
          onClick={() => tool.run(editor)}
        />
      ))}
      <Upload
        accept="image/*"
        showUploadList={false}
        beforeUpload={(file) => {
          void insert(file);
          return false;
        }}
      >
        <Button size="small" type="text" icon={<ImagePlus />} aria-label={text('insertPicture')} />
      </Upload>
    </div>
  );
}
