import { serverNow } from '@chengji/client-kit/react';
import { showMoment } from '@chengji/client-kit/time-display';
import { useLanguage } from '../../kernel/language.ts';
import { momentText } from './moment-text.ts';

/** The same as text, to stand within a sentence. */
export function useMomentText(): (at: number) => string {
  const language = useLanguage();
  return (at) => momentText(at, serverNow(), language);
}

/** A moment of the wire (unix seconds) as people say it; the exact time is its tooltip. */
export function MomentText({ at }: { at: number }) {
  const language = useLanguage();
  return (
    <time dateTime={new Date(at * 1000).toISOString()} title={showMoment(at)}>
      {momentText(at, serverNow(), language)}
    </time>
  );
}
