import { serverNow } from '@chengji/client-kit/react';
import { useLanguage } from '../../kernel/language.ts';
import { useTimeDisplay } from '../../kernel/time.ts';
import { momentText } from './moment-text.ts';

/** The same as text, to stand within a sentence. */
export function useMomentText(): (at: number) => string {
  const language = useLanguage();
  const time = useTimeDisplay();
  return (at) => momentText(at, serverNow(), language, time);
}

/** A moment of the wire (unix seconds) as people say it; the exact time is its tooltip. */
export function MomentText({ at }: { at: number }) {
  const language = useLanguage();
  const time = useTimeDisplay();
  return (
    <time dateTime={new Date(at * 1000).toISOString()} title={time.showMoment(at)}>
      {momentText(at, serverNow(), language, time)}
    </time>
  );
}
