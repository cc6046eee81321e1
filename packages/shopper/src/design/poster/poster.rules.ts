/** Text layout on a picture of fixed width. */

/** Breaks a text into lines no wider than `most` as `measure` says, at most `lines`; what is left out ends in dots. */
export function wrapText(
  text: string,
  most: number,
  lines: number,
  measure: (text: string) => number,
): string[] {
  const broken: string[] = [];
  let line = '';
  // a Latin word stays whole, any other letter may end a line
  for (const piece of text.match(/[\w.,'’%-]+\s*|./gu) ?? []) {
    if (line && measure(line + piece.trimEnd()) > most) {
      broken.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  if (line) broken.push(line.trimEnd());
  if (broken.length <= lines) return broken;
  let last = broken[lines - 1] ?? '';
  while (last && measure(`${last}…`) > most) last = last.slice(0, -1);
  return [...broken.slice(0, lines - 1), `${last}…`];
}

/** What of a picture is drawn so that it fills a square: from its middle. */
export function cropToSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 2, side };
}
