/** What addresses, markup and template variables are written with. */
const signs = /[\p{C}\p{S}./\\:@#?&=%_*{}[\]]+/gu;
const numbers = /\p{Nd}[\p{Nd}\p{Zs}-]{4,}/gu;

/**
 * A text that somebody wrote, as a message to a telephone may carry it: a person who fills in a form with another
 * one's number must not have an address or a number to call sent there in the market's name.
 */
export function toMessageText(text: string, longest: number): string {
  const kept = text.normalize('NFKC').replace(signs, ' ').replace(numbers, ' ').replace(/\s+/gu, ' ').trim();
  const characters = [...kept];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : kept || '…';
}
