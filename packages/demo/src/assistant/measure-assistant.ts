/**
 * Measures how well the assistant finds, on the questions beside this file: `node packages/demo/src/assistant/main.ts`
 * prints the figures and what was missed.
 */
import { readFileSync } from 'node:fs';
import { loadPinyin } from '@chengji/server/kernel/i18n/pinyin';
import { findSources, indexSources, intentDocuments, toPlainText } from '@chengji/server/modules/support/index';
import { articleCategories } from '../reading/all-articles.ts';
import { bankOfAccount } from '../reading/bank-account.ts';
import { bankOfOrders } from '../reading/bank-orders.ts';
import type { BankRow } from '../reading/bank.ts';
import { helpRows } from '../reading/help.ts';
import { toText } from '../text.ts';

type Language = 'zh' | 'en';
export type Figures = {
  asked: number;
  right: number;
  /** Nonsense, and how much of it was answered. */
  nonsense: number;
  invented: number;
  missed: string[];
};

const both = (text: { zh: string; en: string }) => `${text.zh}\n${text.en}`;

const toDocument = (prefix: string) => (row: BankRow, at: number) => {
  const wordings = toText(row.wordings);
  const question = toText(row.question);
  return {
    ref: `${prefix}${at + 1}`,
    wordings: [question.zh, question.en, ...wordings.zh.split(';'), ...wordings.en.split(';')],
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
      return { ref: `h${at + 1}`, wordings: [zh, en], body: both(toText(answer)) };
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

const readQuestions = (language: Language) =>
  readFileSync(new URL(`questions.${language}.tsv`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t') as [source: string, question: string]);

/** `least` is the score below which nothing is answered. */
export async function measureAssistant(language: Language, least: number): Promise<Figures> {
  const index = indexSources(listDocuments(), await loadPinyin());
  const figures: Figures = { asked: 0, right: 0, nonsense: 0, invented: 0, missed: [] };
  for (const [source, question] of readQuestions(language)) {
    const [first] = findSources(index, question);
    const answered = first && first.score >= least ? first.ref : '-';
    if (source === '-') {
      figures.nonsense += 1;
      if (answered !== '-') figures.invented += 1;
    } else {
      figures.asked += 1;
      if (answered === source) figures.right += 1;
    }
    if (answered !== source)
      figures.missed.push(`${source}\t${first?.ref}\t${first?.score.toFixed(2)}\t${question}`);
  }
  return figures;
}
