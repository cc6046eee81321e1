import { type Editor, useEditorState } from '@tiptap/react';
import { Button, Dropdown } from 'antd';
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
  Table,
  Undo2,
} from 'lucide-react';
import { useDesignText } from '../design-text.ts';
import { PictureUpload } from '../inputs/PictureUpload.tsx';
import { changeTable, insertTable, type TableStep, tableSteps } from './rich-table.ts';
import styles from './rich-text.module.css';

type Tool = {
  key: 'undo' | 'redo' | 'heading' | 'bold' | 'italic' | 'strike' | 'bullets' | 'numbers' | 'quote';
  icon: LucideIcon;
  isOn?: (editor: Editor) => boolean;
  run: (editor: Editor) => void;
};

type Steps = ReturnType<Editor['chain']>;

/** Switches what is selected to a mark or a kind of block, and back. */
const toggle = (key: Tool['key'], icon: LucideIcon, name: string, step: (steps: Steps) => Steps): Tool => ({
  key,
  icon,
  isOn: (editor) => editor.isActive(name),
  run: (editor) => step(editor.chain().focus()).run(),
});

const tools: Tool[] = [
  { key: 'undo', icon: Undo2, run: (editor) => editor.chain().focus().undo().run() },
  { key: 'redo', icon: Redo2, run: (editor) => editor.chain().focus().redo().run() },
  toggle('heading', Heading, 'heading', (steps) => steps.toggleHeading({ level: 3 })),
  toggle('bold', Bold, 'bold', (steps) => steps.toggleBold()),
  toggle('italic', Italic, 'italic', (steps) => steps.toggleItalic()),
  toggle('strike', Strikethrough, 'strike', (steps) => steps.toggleStrike()),
  toggle('bullets', List, 'bulletList', (steps) => steps.toggleBulletList()),
  toggle('numbers', ListOrdered, 'orderedList', (steps) => steps.toggleOrderedList()),
  toggle('quote', Quote, 'blockquote', (steps) => steps.toggleBlockquote()),
];

export function RichToolbar({ label, editor }: { label: string; editor: Editor }) {
  const text = useDesignText();
  const isOn = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.map((tool) => tool.isOn?.(now) ?? false),
  });
  const isInTable = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') });
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
      <PictureUpload onUploaded={(src) => editor.chain().focus().setImage({ src }).run()}>
        {() => <Button size="small" type="text" icon={<ImagePlus />} aria-label={text('insertPicture')} />}
      </PictureUpload>
      <TableTool editor={editor} isInTable={isInTable} />
    </div>
  );
}

/** Puts a table in; within one, its rows and columns are added and taken out. */
function TableTool({ editor, isInTable }: { editor: Editor; isInTable: boolean }) {
  const text = useDesignText();
  const button = (
    <Button
      size="small"
      type="text"
      icon={<Table />}
      aria-label={text(isInTable ? 'changeTable' : 'insertTable')}
      className={isInTable ? styles.richToolOn : ''}
      onClick={isInTable ? undefined : () => insertTable(editor)}
    />
  );
  if (!isInTable) return button;
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: tableSteps.map((key) => ({ key, label: text(`table_${key}`) })),
        onClick: ({ key }) => changeTable(editor, key as TableStep),
      }}
    >
      {button}
    </Dropdown>
  );
}
