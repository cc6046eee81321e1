import { declareStrings } from '../../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

export const useRefundsText = declareStrings(zh, en);
export type RefundsText = ReturnType<typeof useRefundsText>;
