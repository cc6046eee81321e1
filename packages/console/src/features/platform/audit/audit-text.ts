import { declareStrings } from '../../../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

export const useAuditText = declareStrings(zh, en);
