import type { PageBlock } from '@chengji/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Language } from '../../../kernel/language.ts';
import type { PageCalls } from '../page.queries.ts';

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

/** The blocks as a shopper of this language would be handed them; while some are unfit, as they were before. */
export function usePreview(pageCalls: PageCalls, blocks: PageBlock[], isFit: boolean, language: Language) {
  const rested = useRested(blocks);
  return useQuery({
    queryKey: ['preview', pageCalls.area, rested, language],
    queryFn: () => pageCalls.preview(rested, language),
    enabled: isFit && rested === blocks,
    placeholderData: keepPreviousData,
    gcTime: 60_000,
  });
}
