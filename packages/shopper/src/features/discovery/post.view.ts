/** What a post's page shows of its text. */

/** Paragraphs are parted by an empty line; a single line break stays within one. */
export const toParagraphs = (content: string): string[] =>
  content
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
