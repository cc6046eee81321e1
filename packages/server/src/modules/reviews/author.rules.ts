/** Who wrote a review, as others see it: an anonymous author keeps the first and last letter and no picture. */

export type ShownAuthor = { nickname: string; avatar: string };

export function maskName(nickname: string): string {
  const letters = Array.from(nickname);
  const last = letters.length > 1 ? letters.at(-1) : '';
  return `${letters[0] ?? ''}***${last}`;
}

export const shownAuthor = ({ nickname, avatar }: ShownAuthor, isAnonymous: boolean): ShownAuthor =>
  isAnonymous ? { nickname: maskName(nickname), avatar: '' } : { nickname, avatar };
