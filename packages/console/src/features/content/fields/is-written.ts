import type { Written } from '../editor/block.ts';

/** Both languages say something. */
export const isWritten = ({ zh, en }: Written): boolean => zh.trim() !== '' && en.trim() !== '';

/** A formatted text holds words or a picture, not only empty paragraphs. */
export const isRichWritten = ({ zh, en }: Written): boolean =>
  [zh, en].every((html) => /<img/.test(html) || html.replace(/<[^>]*>/g, '').trim() !== '');
