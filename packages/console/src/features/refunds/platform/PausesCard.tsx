import { Card } from '../../../design/layout/Card.tsx';
import { lengthText } from '../../../design/values/countdown.ts';
import { useLanguage } from '../../../kernel/language.ts';
import type { MarketRefund } from '../refunds.view.ts';
import { useRefundsText } from '../refunds-text.ts';

/** What of the order stands still while the refund is open. */
export function PausesCard({ pauses }: Pick<MarketRefund, 'pauses'>) {
  const text = useRefundsText();
  const language = useLanguage();
  if (!pauses) return null;
  return (
    <Card title={text('pauses')}>
      <p className="muted">{text(`pauses_${pauses.event}`, { left: lengthText(pauses.left, language) })}</p>
    </Card>
  );
}
