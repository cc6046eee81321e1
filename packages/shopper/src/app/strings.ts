import { declareStrings } from '../kernel/language.ts';
import { zh } from './strings.zh.ts';

export const useAppStrings = declareStrings(zh, () => import('./strings.en.ts'));
