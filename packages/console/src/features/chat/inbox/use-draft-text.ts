import { useState } from 'react';

/** What is half written to each shopper, for as long as the console is open. */
const drafts = new Map<number, string>();

export function useDraftText(userId: number): [string, (text: string) => void] {
  const [typed, setTyped] = useState(() => drafts.get(userId) ?? '');
  const change = (text: string) => {
    if (text) drafts.set(userId, text);
    else drafts.delete(userId);
    setTyped(text);
  };
  return [typed, change];
}
