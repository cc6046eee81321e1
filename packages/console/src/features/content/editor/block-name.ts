import type { PageBlock } from '@chengji/contract';
import type { Language } from '../../../kernel/language.ts';
import type { LocalizedText } from './block.ts';

/** A text in the language, or in the other one while it is not written yet. */
export const localize = (words: LocalizedText, language: Language): string =>
  words[language] || words[language === 'zh' ? 'en' : 'zh'];

/** What a block is called on the page, for those that have a title of their own. */
export const getTitle = ({ params }: PageBlock, language: Language): string =>
  'title' in params ? localize(params.title, language) : '';
