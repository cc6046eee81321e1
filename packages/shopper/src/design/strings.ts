import { declareStrings } from '../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

/** The texts of the primitives themselves. */
export const useDesignStrings = declareStrings(zh, en);
