import { toQuestionWords } from './question-words.rules.ts';

/** What of a text answers a question: as much as fits, of the lines around the one that has most of its words. */
export function findPassage(text: string, question: string, longest: number): string {
  if (text.length <= longest) return text;
  const sentences = text.match(/[^。！？.!?\n]+[。！？.!?]*\n?/g) ?? [text];
  const asked = new Set(toQuestionWords(question).map(({ token }) => token));
  const count = (sentence: string) =>
    toQuestionWords(sentence).filter(({ token }) => asked.has(token)).length;
  const counts = sentences.map(count);
  let at = counts.indexOf(Math.max(...counts));
  let passage = '';
  for (; at < sentences.length; at += 1) {
    const longer = passage + (sentences[at] ?? '');
    if (passage !== '' && longer.length > longest) break;
    passage = longer;
  }
  return passage.trim().slice(0, longest);
}
