/** What a question is found by: its words as a search for goods cuts them, without those that every question has. */
import { normalized, splitCharacters, toPairs, toRuns } from '../../../kernel/search/words.rules.ts';
import { toStem, unifyChinese, unifyEnglish } from './service-synonyms.rules.ts';

/** Longer ones first, so that none is cut through. */
const fillers = [
  '怎么办|怎么样|为什么|什么时候|是什么|能不能|可不可以|有没有|是不是|要不要',
  '一直|总是|已经|一个|现在|这个|那个|到底|究竟|第一次|意思|还是|应该|需要|怎么|怎样|如何|什么|哪家|哪些|可以|请问|你们|我们|一下|哪里|哪儿|多少|吗|呢|啊|吧|的|了|我|你|它|想|请|咋|是|在|把|给|能|会|还|就|也|都|要',
]
  .join('|')
  .split('|');
const filler = new RegExp(fillers.join('|'), 'g');

const englishFillers = new Set(
  'a an and are at be by can could did do does for from had has have how i if get go want need like in into is it its let me my of on one or our please shall should so some than that the their them then there they this to up was we what where which who why will with would you your s t m re ll ve up'
    .split(' ')
    .map(toStem),
);

/** A part of a question; `pairs` of characters tell more than a character alone. */
export type QuestionWord = {
  token: string;
  script: 'cjk' | 'letters' | 'number';
  weight: number;
  /** Which of the parts it is of that stand together. */
  part: number;
};

const englishPhrases: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sign|log)(?:ed|ing)?[ -]in\b|\blogin\b/g, 'login'],
  [/\bsign(?:ing)?[ -]up\b/g, 'register'],
  [/\b(?:top|add)(?:ping)?[ -](?:up|money)\b/g, 'recharge'],
  [/\bmoney back\b/g, 'refund'],
  [/\bcash(?:ing)?[ -]out\b/g, 'withdraw'],
  [/\b(?:how long|when|how many days|how soon)\b/g, 'whenever'],
  [/\b(?:not|never|no|\w+n[’']t|cannot)\b/g, 'negated'],
];

/** What is asked, in words that are one for one thing. */
function toCore(text: string): string {
  let core = unifyChinese(normalized(text));
  for (const [phrase, word] of englishPhrases) core = core.replaceAll(phrase, word);
  return core.replaceAll(filler, ' ');
}

const characterWeight = 0.35;

export function toQuestionWords(text: string): QuestionWord[] {
  const words = new Map<string, QuestionWord>();
  const add = (word: QuestionWord) => {
    if (!words.has(word.token)) words.set(word.token, word);
  };
  for (const [part, { script, text: run }] of toRuns(toCore(text)).entries()) {
    if (script === 'number') add({ token: run, script, weight: 0.5, part });
    else if (script === 'letters') {
      const token = toStem(run);
      if (!englishFillers.has(token)) add({ token: unifyEnglish(token), script, weight: 1, part });
    } else {
      const characters = splitCharacters(run);
      for (const token of characters) add({ token, script, weight: characterWeight, part });
      for (const token of toPairs(characters)) add({ token, script, weight: 1, part });
    }
  }
  return [...words.values()];
}
