import type { PlatformFeedback } from '@chengji/contract';
import { KindTag, StatusDot } from '../../../design/values/StatusDot.tsx';
import { categoryTones, stateTones, toShownState } from '../feedback.view.ts';
import { useFeedbackText } from '../feedback-text.ts';

type Row = { row: PlatformFeedback };

/** How it stands; a visitor's is there to be read. */
export function FeedbackStatus({ row }: Row) {
  const text = useFeedbackText();
  const state = toShownState(row);
  return <StatusDot tone={stateTones[state]}>{text(`state_${state}`)}</StatusDot>;
}

export function CategoryTag({ row: { category } }: Row) {
  const text = useFeedbackText();
  return <KindTag tone={categoryTones[category]}>{text(`category_${category}`)}</KindTag>;
}

/** Who sent it, from which version, and with how many pictures. */
export function SentBy({ row: { user, visitor, version, app, images } }: Row) {
  const text = useFeedbackText();
  const parts = [
    user?.nickname ?? text('visitor', { name: visitor ?? '' }),
    ...(version ? [`v${version}`] : []),
    ...(app ? [app] : []),
    ...(images.length > 0 ? [text('pictures', { n: images.length })] : []),
  ];
  return parts.join(' · ');
}
