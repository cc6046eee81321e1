import { type RefObject, useRef, useState } from 'react';
import { postTyping } from '../queries.ts';
import { send } from '../store/sending.ts';
import { keepDraft, readDraft } from './drafts.ts';

export const MOST_CHARACTERS = 1_000;
/** The shop is told so often at most that one is typing. */
const TYPING_EVERY_MS = 4_000;

/** What is being written, until it is sent: a second press finds nothing more to send. */
export function useWriting(peer: number, field: RefObject<HTMLTextAreaElement | null>) {
  const [text, setText] = useState(() => readDraft(peer));
  const latest = useRef(text);
  const told = useRef(0);

  const write = (given: string) => {
    const next = given.slice(0, MOST_CHARACTERS);
    latest.current = next;
    setText(next);
    keepDraft(peer, next);
    if (next.trim() === '' || performance.now() - told.current < TYPING_EVERY_MS) return;
    told.current = performance.now();
    void postTyping(peer);
  };
  /** Where the person was writing. */
  const insert = (piece: string) => {
    const at = field.current?.selectionStart ?? latest.current.length;
    write(latest.current.slice(0, at) + piece + latest.current.slice(at));
    queueMicrotask(() => field.current?.setSelectionRange(at + piece.length, at + piece.length));
  };
  const submit = () => {
    const words = latest.current.trim();
    if (words === '') return;
    write('');
    void send(peer, { type: 'text', content: { text: words } });
  };
  return { text, write, insert, submit };
}
