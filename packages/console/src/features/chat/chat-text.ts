import { declareStrings } from '../../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

export const useChatText = declareStrings(zh, en);
export type ChatText = ReturnType<typeof useChatText>;
