import type { CallChecked, CallOut } from '@chengji/contract';
import { recordNothing } from '../../../kernel/audit/audit.ts';
import type { Context } from '../../../kernel/context.ts';
import { loadPinyin } from '../../../kernel/i18n/pinyin.ts';
import type { Found } from '../finding/assistant-knowledge.ts';
import { getLeastScore } from '../finding/build-answer.ts';
import { findSources, indexSources, type SourceDocument } from '../finding/source-index.rules.ts';

type Input = CallChecked<'POST /platform/bank/try'>;
type Tried = CallOut<'POST /platform/bank/try'>;
type Draft = NonNullable<Input['draft']>;

const shown = 5;

/** With a draft, the bank as it would be were it saved. */
export async function tryBank(ctx: Context, { text, draft }: Input): Promise<Tried> {
  recordNothing(ctx);
  const { documents, index } = await ctx.services.assistantKnowledge.read();
  const tried = draft ? indexSources(withDraft(documents, draft), await loadPinyin()) : index;
  const rows = findSources(tried, text)
    .slice(0, shown)
    .flatMap(({ ref, score, matched }) =>
      ref.kind === 'intent'
        ? []
        : {
            kind: ref.kind,
            id: ref.id === 0 ? null : ref.id,
            title: ref.title[ctx.language],
            score: Math.round(score * 100) / 100,
            matched,
          },
    );
  return { rows, least: getLeastScore(ctx) };
}

function withDraft(documents: readonly SourceDocument<Found>[], draft: Draft): SourceDocument<Found>[] {
  const { id = 0, question, wordings } = draft;
  const others = documents.filter(({ ref }) => ref.kind === 'intent' || ref.questionId !== id);
  const asked = [question.zh, question.en, ...wordings.zh, ...wordings.en].filter((one) => one !== '');
  const none = { zh: '', en: '' };
  const ref: Found = { kind: 'question', id, title: question, text: none, help: null, questionId: id };
  return [...others, { ref, wordings: asked, body: '' }];
}
