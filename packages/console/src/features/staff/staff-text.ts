import { declareStrings } from '../../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

export const useStaffText = declareStrings(zh, en);
export type StaffText = ReturnType<typeof useStaffText>;
