/**
 * Measures how well the assistant finds, on the questions beside this file: `node packages/demo/src/assistant/main.ts`
 * prints the figures and what was missed.
 */
import { readFileSync } from 'node:fs';
import { settings } from '@chengji/contract/settings';
import { loadPinyin } from '@chengji/server/kernel/i18n/pinyin';
import {
  chooseNear,
  findSources,
  indexSources,
  intentDocuments,
  toPlainText,
} from '@chengji/server/modules/support/index';
import { articleCategories } from '../reading/all-articles.ts';
import type { BankRow } from '../reading/bank.ts';
import { bankOfAccount } from '../reading/bank-account.ts';
import { bankOfOrders } from '../reading/bank-orders.ts';
import { helpRows } from '../reading/help.ts';
import { helpWordings } from '../reading/help-wordings.ts';
import { type Pair, toText } from '../text.ts';

type Language = 'zh' | 'en';
export type Figures = {
  asked: number;
  right: number;
  /** Nonsense, and how much of it was answered. */
  nonsense: number;
  invented: number;
  /** Not answered, but the right source is among those that are offered. */
  offered: number;
  missed: string[];
};

/** `questions` are those the ranking was made by; `held-out` were written afterwards, and nothing was changed for them. */
export type QuestionSet = 'questions' | 'held-out';

const both = (text: { zh: string; en: string }) => `${text.zh}\n${text.en}`;

const splitWordings = (pair: Pair | undefined): string[] =>
  pair ? Object.values(toText(pair)).flatMap((text) => text.split(';')) : [];

const toDocument = (prefix: string) => (row: BankRow, at: number) => {
  const question = toText(row.question);
  return {
    ref: `${prefix}${at + 1}`,
    wordings: [question.zh, question.en, ...splitWordings(row.wordings)],
    body: both(toText(row.answer)),
  };
};

/** The bank as `o1`…, `a1`…, the help pages as `h1`…, articles and intents by their names. */
function listDocuments() {
  const help = helpRows.flatMap(({ questions }) => questions);
  return [
    ...bankOfOrders.map(toDocument('o')),
    ...bankOfAccount.map(toDocument('a')),
    ...help.map(([question, answer], at) => {
      const { zh, en } = toText(question);
      return {
        ref: `h${at + 1}`,
        wordings: [zh, en, ...splitWordings(helpWordings[zh])],
        body: both(toText(answer)),
      };
    }),
    ...articleCategories.flatMap(({ articles }) =>
      articles.map(({ title, content }) => ({
        ref: title.zh,
        wordings: [title.zh, title.en],
        body: toPlainText(both(content)),
      })),
    ),
    ...intentDocuments.map(({ ref, ...rest }) => ({ ...rest, ref: `i-${ref.intent}` })),
  ];
}

const isOffered = (hits: ReturnType<typeof findSources<string>>, source: string): boolean => {
  const { questions, pages } = chooseNear(hits, (ref) =>
    ref.startsWith('i-') ? null : /^[oa]\d+$/.test(ref) ? 'question' : 'page',
  );
  // own things are shown where nothing is nearer than they are
  const [first] = hits;
  return (
    [...questions, ...pages].includes(source) ||
    (first?.ref === source && source.startsWith('i-') && first.score >= 0.35)
  );
};

const readQuestions = (set: QuestionSet, language: Language) =>
  readFileSync(new URL(`${set}.${language}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [source: string, question: string]);

const leastScore = settings['support.least_score'].default / 100;

/** `least` is the score below which nothing is answered. */
export async function measureAssistant(
  set: QuestionSet,
  language: Language,
  least = leastScore,
): Promise<Figures> {
  const index = indexSources(listDocuments(), await loadPinyin());
  const figures: Figures = { asked: 0, right: 0, nonsense: 0, invented: 0, offered: 0, missed: [] };
  for (const [source, question] of readQuestions(set, language)) {
    const hits = findSources(index, question);
    const [first] = hits;
    const answered = first && first.score >= least ? first.ref : '-';
    if (source === '-') {
      figures.nonsense += 1;
      if (answered !== '-') figures.invented += 1;
    } else {
      figures.asked += 1;
      if (answered === source) figures.right += 1;
      else if (answered === '-' && isOffered(hits, source)) figures.offered += 1;
    }
    if (answered !== source)
      figures.missed.push(`${source}\t${first?.ref}\t${first?.score.toFixed(2)}\t${question}`);
  }
  return figures;
}
