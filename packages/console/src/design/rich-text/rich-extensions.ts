import Image from '@tiptap/extension-image';
import StarterKit from '@tiptap/starter-kit';
import { tableNodes } from './rich-table.ts';

/** Only what the market keeps of a formatted text can be made here: no links, no code, no styles. */
export const richExtensions = [
  StarterKit.configure({ link: false, code: false, codeBlock: false, heading: { levels: [2, 3] } }),
  Image,
  ...tableNodes,
];
