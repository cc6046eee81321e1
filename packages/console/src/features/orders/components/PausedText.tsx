import { lengthText } from '../../../design/values/countdown.ts';
import { useLanguage } from '../../../kernel/language.ts';
import type { Deadline } from '../orders.view.ts';
import { useOrdersText } from '../orders-text.ts';

type Props = { by: NonNullable<Deadline['paused_by']>; left: Deadline['left'] };

/** What pauses a timer, and what it goes on with afterwards. */
export function PausedText({ by, left }: Props) {
  const text = useOrdersText();
  const language = useLanguage();
  return left === null
    ? text(`paused_${by}`)
    : text(`pausedLeft_${by}`, { left: lengthText(left, language) });
}
