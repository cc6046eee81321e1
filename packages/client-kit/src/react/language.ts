import { useSyncExternalStore } from 'react';
import {
  defaultLanguage,
  isLanguage,
  type Language,
  nameMarket,
  type Strings,
  type Translate,
  translator,
} from '../i18n.ts';
import { createListeners } from '../listeners.ts';

type Options = {
  /** What was stored, if anything was. */
  stored: unknown;
  store: (language: Language) => void;
  /** What the document calls each language. */
  documentLanguage: Record<Language, string>;
};

type Source = Readonly<Record<string, string>>;
/** An English table, or what fetches it: those of the first screen are sent only to whom they are shown. */
type English<Zh> = Strings<Zh> | (() => Promise<{ en: Strings<Zh> }>);

/** The language chosen, Chinese until then. Every text on the screen follows it at once. */
export function createLanguage({ stored, store, documentLanguage }: Options) {
  const listeners = createListeners();
  /** What fetches each English table that is not here yet. */
  const missing = new Set<() => Promise<void>>();
  let language: Language = isLanguage(stored) ? stored : defaultLanguage;
  let wanted = language;
  let version = 0;
  document.documentElement.lang = documentLanguage[language];

  const currentLanguage = (): Language => language;

  // biome-ignore lint/correctness/noComponentHookFactories: each app makes its hooks once, when it is loaded
  const useLanguage = (): Language => useSyncExternalStore(listeners.subscribe, currentLanguage);

  function tellListeners(): void {
    version += 1;
    listeners.tell();
  }

  /** Fetches the tables of a language that are not here yet. What does not come stays Chinese until asked for again. */
  async function loadTexts(of: Language = language): Promise<void> {
    if (of === 'en') await Promise.allSettled([...missing].map((fetchTable) => fetchTable()));
  }

  function show(next: Language): void {
    language = next;
    document.documentElement.lang = documentLanguage[next];
    tellListeners();
  }

  /** Shows another language without storing it: at once, or as soon as its tables are here. */
  function showLanguage(next: Language): void {
    wanted = next;
    const isHere = next !== 'en' || missing.size === 0;
    if (isHere) show(next);
    else void loadTexts(next).then(() => wanted === next && show(next));
  }

  /** Every text names the market as its operator does. */
  function followMarketName(name: string): void {
    if (nameMarket(name)) tellListeners();
  }

  function changeLanguage(next: Language): void {
    store(next);
    showLanguage(next);
  }

  /** Makes a capability's texts from its two tables, which have the same keys by type, for outside a component. */
  function declareText<const Zh extends Source>(zh: Zh, english: English<Zh>): () => Translate<Zh> {
    const texts: { zh: Translate<Zh>; en?: Translate<Zh> } = { zh: translator(zh, zh, 'zh') };
    if (typeof english === 'function') {
      const fetchTable = async () => {
        const { en } = await english();
        missing.delete(fetchTable);
        texts.en = translator(zh, en, 'en');
        if (language === 'en') tellListeners();
      };
      missing.add(fetchTable);
      if (language === 'en') void loadTexts();
    } else {
      texts.en = translator(zh, english, 'en');
    }
    return () => texts[language] ?? texts.zh;
  }

  /** The same as a hook. */
  function declareStrings<const Zh extends Source>(zh: Zh, english: English<Zh>): () => Translate<Zh> {
    const getText = declareText(zh, english);
    return () => {
      useSyncExternalStore(listeners.subscribe, () => version);
      return getText();
    };
  }

  return {
    currentLanguage,
    useLanguage,
    loadTexts,
    showLanguage,
    changeLanguage,
    followMarketName,
    declareText,
    declareStrings,
  };
}
