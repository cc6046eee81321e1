import { declareStrings, declareText } from '../../../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

export const useHostStrings = declareStrings(zh, en);

/** For messages outside a component. */
export const hostText = declareText(zh, en);
