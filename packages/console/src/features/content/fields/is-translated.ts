import type { LocalizedText } from '../editor/block.ts';

/** Both languages say something. */
export const isTranslated = ({ zh, en }: LocalizedText): boolean => zh.trim() !== '' && en.trim() !== '';

/** A formatted text holds words or a picture, not only empty paragraphs. */
export const isRichTextTranslated = ({ zh, en }: LocalizedText): boolean =>
  [zh, en].every((html) => /<img/.test(html) || html.replace(/<[^>]*>/g, '').trim() !== '');
