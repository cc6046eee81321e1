/** What the assistant says to a question: what was found, quoted; one's own things; or that it does not know. */
import type { ServiceBlock, ServiceSource } from '@chengji/contract';
import type { Context, Language } from '../../../kernel/context.ts';
import { localized } from '../../../kernel/i18n/localized.ts';
import { buildPrompt, readWorded } from '../wording/worded-answer.rules.ts';
import type { Found, Knowledge, Source } from './assistant-knowledge.ts';
import { chooseNear } from './near.rules.ts';
import { findPassage } from './passage.rules.ts';
import { showOwnThings } from './show-own-things.ts';
import { findSources, type Hit } from './source-index.rules.ts';

export type Answer = {
  blocks: ServiceBlock[];
  isFound: boolean;
  /** The question of the bank it is from. */
  questionId: number | null;
};

export const getLeastScore = ({ services }: Context): number =>
  services.settings.get('support.least_score') / 100;

/** So many sources an answer is worded from. */
const mostSources = 3;
const besideScore = 0.35;

export async function answerWords(ctx: Context, text: string): Promise<Answer> {
  const hits = findSources((await ctx.services.assistantKnowledge.read()).index, text);
  const [best] = hits;
  if (!best || best.score < getLeastScore(ctx)) return sayUnknown(ctx, hits);
  if (best.ref.kind === 'intent')
    return {
      blocks: await showOwnThings(ctx, best.ref.intent),
      // who is asked to log in has no answer yet
      isFound: ctx.actor.kind === 'shopper',
      questionId: null,
    };
  return answerFrom(ctx, { text, hits, source: best.ref });
}

/** A question chosen from the bank is answered by itself. */
export async function answerQuestion(
  ctx: Context,
  questionId: number,
): Promise<(Answer & { text: string }) | null> {
  const { documents, index } = await ctx.services.assistantKnowledge.read();
  const source = documents
    .map(({ ref }) => ref)
    .find((ref): ref is Source => ref.kind !== 'intent' && ref.questionId === questionId);
  if (!source) return null;
  const asked = findAskedAs(documents, source, ctx.language);
  return {
    ...(await answerFrom(ctx, { text: asked, hits: findSources(index, asked), source })),
    text: asked,
  };
}

const findAskedAs = (documents: Knowledge['documents'], source: Source, language: Language): string => {
  const [zh = '', en = ''] = documents.find(({ ref }) => ref === source)?.wordings ?? [];
  return localized(language, zh, en);
};

type Asked = { text: string; hits: readonly Hit<Found>[]; source: Source };

async function answerFrom(ctx: Context, { text, hits, source }: Asked): Promise<Answer> {
  const least = getLeastScore(ctx);
  const others = hits.flatMap(({ ref, score }) =>
    ref.kind !== 'intent' && !isSame(ref, source) && score >= least ? ref : [],
  );
  const worded = await putInWords(ctx, text, [source, ...others.slice(0, mostSources - 1)]);
  const blocks: ServiceBlock[] = [worded ?? quote(ctx, text, source)];
  blocks.push(...(await showBeside(ctx, hits)));
  return { blocks, isFound: true, questionId: source.questionId };
}

const isSame = (left: Source, right: Source): boolean => left.kind === right.kind && left.id === right.id;

const quoteLength = 160;
const textLength = 600;

function quote({ language }: Context, asked: string, source: Source): ServiceBlock {
  const { kind, help, text } = source;
  if (kind !== 'question')
    return {
      kind: 'answer',
      text: '',
      sources: [present(source, language, asked, textLength)],
      worded: false,
    };
  const sources: ServiceSource[] = [present(source, language, asked, quoteLength, '')];
  if (help) sources.unshift(present({ ...help, kind: 'help' }, language, asked, quoteLength));
  return { kind: 'answer', text: text[language], sources, worded: false };
}

/** `says`: where what is quoted stands above already. */
const present = (
  { kind, id, title, text }: Pick<Source, 'kind' | 'id' | 'title' | 'text'>,
  language: Language,
  asked: string,
  longest: number,
  says?: string,
): ServiceSource => ({
  kind,
  id,
  title: title[language],
  quote: says ?? findPassage(text[language], asked, longest),
});

/** By the language model, where there is one; null where it has nothing that may be shown. */
async function putInWords(
  ctx: Context,
  asked: string,
  sources: readonly Source[],
): Promise<ServiceBlock | null> {
  const { languageModel } = ctx.services;
  if (!languageModel) return null;
  const { language } = ctx;
  const given = sources.map(({ title, text }) => ({
    title: title[language],
    text: findPassage(text[language], asked, 2_000),
  }));
  try {
    const worded = readWorded(
      await languageModel.complete(buildPrompt(asked, given, language)),
      sources.length,
    );
    if (!worded) return null;
    const cited = worded.cited.flatMap((at) => sources[at] ?? []);
    return {
      kind: 'answer',
      text: worded.text,
      sources: cited.map((source) => present(source, language, asked, quoteLength)),
      worded: true,
    };
  } catch (error) {
    ctx.log.warn({ err: error }, 'the language model did not word an answer');
    return null;
  }
}

/** The person's own things beside what holds for everybody, where the question is near to theirs. */
async function showBeside(ctx: Context, hits: readonly Hit<Found>[]): Promise<ServiceBlock[]> {
  if (ctx.actor.kind !== 'shopper') return [];
  const near = hits.find(({ ref, score }) => ref.kind === 'intent' && score >= besideScore)?.ref;
  if (near?.kind !== 'intent' || near.intent === 'shop') return [];
  const blocks = await showOwnThings(ctx, near.intent);
  return blocks.some((block) => 'rows' in block && block.rows.length > 0) ? blocks : [];
}

/** The nearest are offered: questions of the bank to be asked, pages to be read, or the person’s own things. */
async function sayUnknown(ctx: Context, hits: readonly Hit<Found>[]): Promise<Answer> {
  const { language } = ctx;
  const once = hits.filter(
    ({ ref }, at) =>
      ref.kind === 'intent' ||
      hits.findIndex((other) => other.ref.kind !== 'intent' && isSame(other.ref, ref)) === at,
  );
  const near = chooseNear(once, (ref) =>
    ref.kind === 'intent' ? null : ref.questionId === null ? 'page' : 'question',
  );
  const questions = near.questions.flatMap((ref) =>
    ref.kind === 'intent' || ref.questionId === null
      ? []
      : { id: ref.questionId, question: ref.title[language] },
  );
  const pages = near.pages.flatMap((ref) =>
    ref.kind === 'help' || ref.kind === 'article'
      ? { kind: ref.kind, id: ref.id, title: ref.title[language] }
      : [],
  );
  const blocks: ServiceBlock[] = [{ kind: 'unknown' }];
  if (questions.length > 0) blocks.push({ kind: 'questions', rows: questions });
  if (pages.length > 0) blocks.push({ kind: 'pages', rows: pages });
  if (hits[0]?.ref.kind === 'intent') blocks.push(...(await showBeside(ctx, hits)));
  return { blocks, isFound: false, questionId: null };
}
