import { findBlockedWord } from '@chengji/contract/blocked-words';
import type { Context } from '../context.ts';
import { Refusal } from '../refusal.ts';

/** Refuses to publish texts of which one holds a word that the operator blocked; each under its input's field. */
export function refuseBlockedWords(
  { services }: Pick<Context, 'services'>,
  texts: Readonly<Record<string, string | undefined>>,
): void {
  const words = services.settings.get('content.blocked_words');
  for (const [field, text] of Object.entries(texts)) {
    const word = text && findBlockedWord(text, words);
    if (word) throw new Refusal('common.blocked_word', { word }, { field });
  }
}
