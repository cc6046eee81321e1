import { declareStrings } from '../../kernel/language.ts';
import { zh } from './strings.zh.ts';

export const useContentStrings = declareStrings(zh, () => import('./strings.en.ts'));
