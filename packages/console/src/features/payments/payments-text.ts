import { declareStrings } from '../../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

export const usePaymentsText = declareStrings(zh, en);
export type PaymentsText = ReturnType<typeof usePaymentsText>;
