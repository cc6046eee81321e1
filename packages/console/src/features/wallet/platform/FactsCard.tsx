import { CheckList } from '../../../design/feedback/CheckList.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { lengthText } from '../../../design/values/countdown.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { useWalletText } from '../wallet-text.ts';
import type { WithdrawalDetails } from '../withdrawal.view.ts';
import { type FactLine, toFactLines } from '../withdrawal-facts.view.ts';

/** What speaks for it or against it, and how much of that should be looked at. */
export function FactsCard({ withdrawal }: { withdrawal: WithdrawalDetails }) {
  const text = useWalletText();
  const factText = useFactText();
  const lines = toFactLines(withdrawal);
  const count = lines.filter(({ isPassed }) => !isPassed).length;
  return (
    <Card title={text('facts')} aside={count > 0 ? text('factsOpen', { count }) : text('factsFine')}>
      <CheckList
        lines={lines.map((line) => ({
          key: line.key,
          label: factText(line),
          level: 'should',
          isPassed: line.isPassed,
        }))}
      />
    </Card>
  );
}

function useFactText() {
  const text = useWalletText();
  const language = useLanguage();
  return (line: FactLine): string => {
    switch (line.key) {
      case 'since_shopper':
      case 'since_shop':
      case 'account':
        return text(`fact_${line.key}`, { time: lengthText(line.seconds, language) });
      case 'paid':
        return text('fact_paid', { count: line.count, average: line.average });
      case 'day':
        return text('fact_day', { asked: line.asked, most: line.most });
      case 'chain':
        return text('fact_chain', { count: line.count });
      case 'chainBroken':
        return text('fact_chainBroken', { seq: line.seq });
      case 'refunds':
        return line.isPassed ? text('fact_noRefunds') : text('fact_refunds', { count: line.count });
      default:
        return text(`fact_${line.key}`);
    }
  };
}
