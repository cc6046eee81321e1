import { declareStrings } from '../../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

export const useFeedbackText = declareStrings(zh, en);
export type FeedbackText = ReturnType<typeof useFeedbackText>;
