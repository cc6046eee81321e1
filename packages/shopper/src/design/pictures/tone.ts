export const tones = ['peach', 'cream', 'mint', 'sky', 'lilac', 'rose', 'sand', 'stone'] as const;
export type Tone = (typeof tones)[number];

/** The same text has the same tone everywhere: a picture's ground while it loads. */
export function toTone(text: string): Tone {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973;
  return tones[sum % tones.length] ?? 'stone';
}
