import { declareStrings } from '../../kernel/language.ts';
import { en } from './strings.en.ts';
import { zh } from './strings.zh.ts';

export const usePostsText = declareStrings(zh, en);
export type PostsText = ReturnType<typeof usePostsText>;
