import type { PageBlock } from '@chengji/contract';
import { useEffect, useState } from 'react';
import type { Language } from '../../../kernel/language.ts';
import type { PageCalls } from '../page.queries.ts';
import { usePagePreview } from '../queries.ts';

const restMs = 150;

/** What was given last, once it has not changed for a moment. */
export function useRested<T>(value: T, afterMs = restMs): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), afterMs);
    return () => clearTimeout(timer);
  }, [value, afterMs]);
  return rested;
}

/** How the blocks look once they rest; while some are unfit, as they were before. */
export function usePreview(pageCalls: PageCalls, blocks: PageBlock[], isFit: boolean, language: Language) {
  const rested = useRested(blocks);
  return usePagePreview(pageCalls, rested, language, isFit && rested === blocks);
}
