import { z } from 'zod';
import { foldWord, isBlockable, longestBlockedWord, mostBlockedWords } from '../blocked-words.ts';

const BlockedWord = z
  .string()
  .trim()
  .min(1)
  .max(longestBlockedWord)
  .regex(/^[^\n\r]*$/)
  .refine(isBlockable);

/** What may not be published; two that differ only in what hides a word are one. */
export const BlockedWords = z
  .array(BlockedWord)
  .max(mostBlockedWords)
  .refine((words) => new Set(words.map(foldWord)).size === words.length)
  .meta({ format: 'blocked-words' });
