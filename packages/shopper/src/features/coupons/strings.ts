import { useStrings } from '../../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

export const useCouponStrings = () => useStrings(zh, en);
export type CouponText = ReturnType<typeof useCouponStrings>;
