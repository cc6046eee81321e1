import { averageText, type Figures, shareText } from '../feedback.view.ts';
import { useFeedbackText } from '../feedback-text.ts';

type Props = { waiting: number | undefined; days: number; figures: Figures | undefined };

/** One line with how much waits, and how the app is rated. */
export function FeedbackSummary({ waiting, days, figures }: Props) {
  const text = useFeedbackText();
  if (waiting === undefined || !figures) return null;
  const { count, average, answered_in_a_day } = figures;
  const facts = [
    text('summary', { waiting, days, n: count }),
    ...(average === null ? [] : [text('summaryAverage', { average: averageText(average) })]),
    ...(answered_in_a_day === null ? [] : [text('summaryAnswered', { share: shareText(answered_in_a_day) })]),
  ];
  return facts.join(text('comma'));
}
