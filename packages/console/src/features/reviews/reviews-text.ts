import { declareStrings } from '../../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

export const useReviewsText = declareStrings(zh, en);
export type ReviewsText = ReturnType<typeof useReviewsText>;
