import type { PageBlock } from '@chengji/contract';
import type { Language } from '../../../kernel/language.ts';
import type { Written } from './block.ts';

/** A text in the language, or in the other one while it is not written yet. */
export const said = (words: Written, language: Language): string =>
  words[language] || words[language === 'zh' ? 'en' : 'zh'];

/** What a block is called on the page, for those that have a title of their own. */
export const getTitle = ({ params }: PageBlock, language: Language): string =>
  'title' in params ? said(params.title, language) : '';
