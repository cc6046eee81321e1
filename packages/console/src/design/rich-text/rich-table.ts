/** Tables in a formatted text: what the market keeps of them, and how they are made and changed. */

import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  tableEditing,
} from '@tiptap/pm/tables';
import { type Editor, Node } from '@tiptap/react';

/** What each node is to the commands on tables. */
const roles: ReadonlyMap<string, string> = new Map([
  ['table', 'table'],
  ['tableRow', 'row'],
  ['tableCell', 'cell'],
  ['tableHeader', 'header_cell'],
]);

const readSpan = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {},
});

const cell = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: () => ({
      colspan: readSpan('colspan'),
      rowspan: readSpan('rowspan'),
      colwidth: { default: null, rendered: false },
    }),
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const row = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  extendNodeSchema: ({ name }) => ({ tableRole: roles.get(name) }),
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (way: 1 | -1) => () => goToNextCell(way)(this.editor.state, this.editor.view.dispatch);
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
});

export const tableNodes = [table, row, cell('tableHeader', 'th'), cell('tableCell', 'td')];

const blank = (type: 'tableHeader' | 'tableCell') => ({ type, content: [{ type: 'paragraph' }] });
const blankRow = (type: 'tableHeader' | 'tableCell') => ({
  type: 'tableRow',
  content: [blank(type), blank(type), blank(type)],
});

/** A head and two rows of three columns. */
export const insertTable = (editor: Editor): boolean =>
  editor
    .chain()
    .focus()
    .insertContent({
      type: 'table',
      content: [blankRow('tableHeader'), blankRow('tableCell'), blankRow('tableCell')],
    })
    .run();

const steps = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  deleteRow,
  deleteColumn,
  deleteTable,
} as const;

export const tableSteps = Object.keys(steps) as TableStep[];
export type TableStep = keyof typeof steps;

/** Changes the table the cursor stands in. */
export function changeTable(editor: Editor, step: TableStep): void {
  steps[step](editor.state, editor.view.dispatch);
  editor.commands.focus();
}
