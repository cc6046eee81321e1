import { declareStrings, declareText } from '../../../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

export const usePublishingStrings = declareStrings(zh, en);

/** The same outside a component. */
export const publishingText = declareText(zh, en);
