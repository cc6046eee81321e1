/** What a question is found by: its words as a search for goods cuts them, without those that every question has. */
import { toSingular } from '../../../kernel/search/english.rules.ts';
import { normalized, splitCharacters, toPairs, toRuns } from '../../../kernel/search/words.rules.ts';

/** Longer ones first, so that none is cut through. */
const fillers = [
  '怎么办|怎么样|为什么|什么时候|是什么|能不能|可不可以|有没有|是不是|要不要',
  '怎么|怎样|如何|什么|可以|请问|你们|我们|一下|哪里|哪儿|多少|吗|呢|啊|吧|的|了|我|你|想|请|咋|是|在|把|给|能|会|还|就|也|都',
]
  .join('|')
  .split('|');
const filler = new RegExp(fillers.join('|'), 'g');

const englishFillers = new Set(
  'a an and are at be by can could did do does for from get go had has have how i if in into is it its let me my no not of on one or our please shall should so some than that the their them then there they this to up was we what when where which who why will with would you your s t m re ll ve don doesn didn isn can'
    .split(' ')
    .map(toSingular),
);

/** A part of a question; `pairs` of characters tell more than a character alone. */
export type QuestionWord = { token: string; script: 'cjk' | 'letters' | 'number'; weight: number };

const characterWeight = 0.35;

export function toQuestionWords(text: string): QuestionWord[] {
  const words = new Map<string, QuestionWord>();
  const add = (word: QuestionWord) => {
    if (!words.has(word.token)) words.set(word.token, word);
  };
  for (const { script, text: run } of toRuns(normalized(text).replaceAll(filler, ' '))) {
    if (script === 'number') add({ token: run, script, weight: 0.5 });
    else if (script === 'letters') {
      const token = toSingular(run);
      if (!englishFillers.has(token)) add({ token, script, weight: 1 });
    } else {
      const characters = splitCharacters(run);
      for (const token of characters) add({ token, script, weight: characterWeight });
      for (const token of toPairs(characters)) add({ token, script, weight: 1 });
    }
  }
  return [...words.values()];
}
