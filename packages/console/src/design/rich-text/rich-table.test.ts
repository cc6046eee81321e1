// @vitest-environment jsdom
import { Editor } from '@tiptap/react';
import { afterEach, expect, test } from 'vitest';
import { richExtensions } from './rich-extensions.ts';
import { changeTable, insertTable } from './rich-table.ts';

let editor: Editor;
const open = (html: string) => {
  editor = new Editor({ extensions: richExtensions, content: html });
  return editor;
};
afterEach(() => editor.destroy());

const sizes =
  '<table><tbody><tr><th colspan="2"><p>尺码</p></th></tr><tr><td><p>S</p></td><td><p>160</p></td></tr></tbody></table>';

test('a table that was pasted or saved stays one, its spans too', () => {
  expect(open(sizes).getHTML()).toContain(sizes);
  expect(open('<table><tr><td>S</td><td>160</td></tr></table>').getHTML()).toContain(
    '<td><p>S</p></td><td><p>160</p></td>',
  );
});

test('a table is put in, and rows and columns are added to it and taken out where the cursor stands', () => {
  open('<p>前</p>');
  insertTable(editor);
  const count = (tag: string) => editor.getHTML().split(`<${tag}>`).length - 1;
  expect([count('tr'), count('th'), count('td')]).toEqual([3, 3, 6]);
  editor.commands.setTextSelection(8);
  expect(editor.isActive('table')).toBe(true);
  changeTable(editor, 'addRow');
  changeTable(editor, 'addColumn');
  expect([count('tr'), count('th'), count('td')]).toEqual([4, 4, 12]);
  changeTable(editor, 'deleteRow');
  editor.commands.setTextSelection(8);
  changeTable(editor, 'deleteTable');
  expect(count('table')).toBe(0);
  expect(editor.getHTML()).toContain('前');
});
