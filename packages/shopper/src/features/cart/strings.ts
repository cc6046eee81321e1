import { declareStrings, declareText } from '../../kernel/language.ts';
import { zh } from './strings.zh.ts';

const loadEnglish = () => import('./strings.en.ts');

export const useCartStrings = declareStrings(zh, loadEnglish);

/** For messages outside a component. */
export const cartText = declareText(zh, loadEnglish);
