/**
 * What searches are read with, held in memory: synonyms, the names of categories, and the words that goods are
 * called by. A change of synonyms or categories is published to every node after its commit, and each reads again.
 */
import type { Bus } from '../../../kernel/bus/bus.ts';
import type { Context } from '../../../kernel/context.ts';
import type { Db } from '../../../kernel/db/database.ts';
import { afterCommit } from '../../../kernel/db/transact.ts';
import { loadPinyin } from '../../../kernel/i18n/pinyin.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { buildVocabulary, type Vocabulary } from '../../../kernel/search/vocabulary.rules.ts';
import { minuteMs } from '../../../kernel/time/durations.ts';
import { listCategoryRows } from '../categories/category.queries.ts';
import { indexCommon } from './query.rules.ts';
import type { Known } from './relevance.rules.ts';
import { listCommonTokens, listPopularSearches, listPopularTitles } from './search.queries.ts';
import { listSynonymRows } from './synonyms.queries.ts';
import { indexSynonyms, toWordsKey } from './synonyms.rules.ts';

const changedTopic = 'catalog.search_knowledge';
const knownForMs = 60_000;
/** Words of goods that are new are mended from then on. */
const vocabularyForMs = 10 * minuteMs;

/** What is read again after a while, and at once when told to. Not to be asked inside a transaction. */
class Held<Value> {
  readonly #read: () => Promise<Value>;
  readonly #forMs: number;
  #held: Promise<Value> | null = null;
  #readAtMs = 0;

  constructor(read: () => Promise<Value>, forMs: number) {
    this.#read = read;
    this.#forMs = forMs;
  }

  get(): Promise<Value> {
    const nowMs = performance.now();
    if (!this.#held || nowMs - this.#readAtMs > this.#forMs) {
      const reading = this.#read();
      this.#held = reading;
      this.#readAtMs = nowMs;
      reading.catch(() => {
        if (this.#held === reading) this.#held = null;
      });
    }
    return this.#held;
  }

  forget(): void {
    this.#held = null;
  }
}

export class SearchKnowledge {
  readonly #bus: Bus;
  readonly #known: Held<Known>;
  readonly #vocabulary: Held<Vocabulary>;

  constructor({ db, bus, responseCache }: Pick<Kernel, 'db' | 'bus' | 'responseCache'>) {
    this.#bus = bus;
    this.#known = new Held(() => readKnown(db), knownForMs);
    this.#vocabulary = new Held(() => readVocabulary(db), vocabularyForMs);
    const forget = () => {
      this.#forget();
      responseCache.forget();
    };
    bus.subscribe(changedTopic, forget);
    bus.onMissed(forget);
  }

  read(): Promise<Known> {
    return this.#known.get();
  }

  readVocabulary(): Promise<Vocabulary> {
    return this.#vocabulary.get();
  }

  invalidate(ctx: Context): void {
    afterCommit(ctx, () => {
      this.#forget();
      this.#bus.publish(changedTopic, null);
    });
  }

  #forget(): void {
    this.#known.forget();
    this.#vocabulary.forget();
  }
}

async function readKnown(db: Db): Promise<Known> {
  const categories = await listCategoryRows(db);
  return {
    synonyms: indexSynonyms(await listSynonymRows(db)),
    common: indexCommon(await listCommonTokens(db)),
    categories: categories.map(({ id, nameZh, nameEn }) => ({
      id,
      names: [nameZh, nameEn].map(toWordsKey).filter((key) => key !== ''),
    })),
  };
}

async function readVocabulary(db: Db): Promise<Vocabulary> {
  const synonyms = await listSynonymRows(db);
  const categories = await listCategoryRows(db);
  const words = [
    ...synonyms.flatMap(({ words, finds }) => [...words, ...finds]),
    ...categories.flatMap(({ nameZh, nameEn }) => [nameZh, nameEn]),
    ...(await listPopularSearches(db)),
  ];
  return buildVocabulary(words, await listPopularTitles(db), await loadPinyin());
}

declare module '../../../kernel/context.ts' {
  interface Services {
    readonly searchKnowledge: SearchKnowledge;
  }
}
