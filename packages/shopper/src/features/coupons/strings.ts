import { declareStrings } from '../../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

export const useCouponStrings = declareStrings(zh, en);
export type CouponText = ReturnType<typeof useCouponStrings>;
