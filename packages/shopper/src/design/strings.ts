import { declareStrings } from '../kernel/language.ts';
import { zh } from './strings.zh.ts';

/** The texts of the primitives themselves. */
export const useDesignStrings = declareStrings(zh, () => import('./strings.en.ts'));
