/**
 * All that the assistant answers from, indexed in memory: the bank, the help pages, articles, and what is asked of
 * one's own things. A save of the bank is published to every node; what the content pages say is read again after a
 * minute.
 */
import type { Bus } from '../../../kernel/bus/bus.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { afterCommit } from '../../../kernel/db/transact.ts';
import { loadPinyin } from '../../../kernel/i18n/pinyin.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { listReadable } from '../../content/index.ts';
import { listAnswering } from '../bank/bank.queries.ts';
import { type Intent, intentDocuments } from './own-things.ts';
import { toPlainText } from './plain-text.rules.ts';
import { indexSources, type SourceDocument, type SourceIndex } from './source-index.rules.ts';

type Both = { zh: string; en: string };

/** What may be quoted: its own text, and where it is. */
export type Source = {
  kind: 'question' | 'help' | 'article';
  id: number;
  title: Both;
  text: Both;
  /** The help page that is quoted beside an answer of the bank. */
  help: { id: number; title: Both; text: Both } | null;
  /** The question of the bank whose wording counts; null for what is not in it. */
  questionId: number | null;
};
export type Found = Source | { kind: 'intent'; intent: Intent };
export type Knowledge = {
  documents: readonly SourceDocument<Found>[];
  index: SourceIndex<Found>;
};

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly assistantKnowledge: AssistantKnowledge;
  }
}

const changedTopic = 'support.bank_changed';
const knownForMs = 60_000;

export class AssistantKnowledge {
  readonly #db: Db;
  readonly #bus: Bus;
  #held: Promise<Knowledge> | null = null;
  #readAtMs = 0;

  constructor({ db, bus }: Pick<Kernel, 'db' | 'bus'>) {
    this.#db = db;
    this.#bus = bus;
    const forget = () => {
      this.#held = null;
    };
    bus.subscribe(changedTopic, forget);
    bus.onMissed(forget);
  }

  /** Not to be asked inside a transaction. */
  read(): Promise<Knowledge> {
    const nowMs = performance.now();
    if (!this.#held || nowMs - this.#readAtMs > knownForMs) {
      const reading = readKnowledge(this.#db);
      this.#held = reading;
      this.#readAtMs = nowMs;
      reading.catch(() => {
        if (this.#held === reading) this.#held = null;
      });
    }
    return this.#held;
  }

  invalidate(ctx: Context): void {
    afterCommit(ctx, () => this.#bus.publish(changedTopic, {}));
  }
}

const toText = ({ zh, en }: Both): Both => ({ zh: toPlainText(zh), en: toPlainText(en) });
const both = ({ zh, en }: Both): string => `${zh}\n${en}`;

async function readKnowledge(db: Db): Promise<Knowledge> {
  const documents = [...(await listDocuments(db)), ...intentDocuments];
  return { documents, index: indexSources(documents, await loadPinyin()) };
}

async function listDocuments(db: Db): Promise<SourceDocument<Found>[]> {
  const [bank, readable] = [await listAnswering(db), await listReadable(db)];
  const pages = readable.map(({ content, ...page }) => ({ ...page, text: toText(content) }));
  const helpById = new Map(pages.flatMap((page) => (page.kind === 'help' ? [[page.id, page]] : [])));
  const fromBank = bank.flatMap(({ id, question, wordings, answer, helpId }) => {
    const help = helpId === null ? null : (helpById.get(helpId) ?? null);
    const isAnswered = answer.zh !== '' || answer.en !== '';
    if (!isAnswered && !help) return [];
    const asked = [question.zh, question.en, ...wordings.zh, ...wordings.en];
    const ref: Source =
      isAnswered || !help
        ? { kind: 'question', id, title: question, text: answer, help, questionId: id }
        : { ...help, help: null, questionId: id };
    return { ref, wordings: asked, body: both(ref.text) };
  });
  const fromPages = pages.map(({ kind, id, title, text }) => ({
    ref: { kind, id, title, text, help: null, questionId: null },
    wordings: [title.zh, title.en],
    body: both(text),
  }));
  return [...fromBank, ...fromPages];
}
