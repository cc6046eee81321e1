import type { BankQuestion } from '@chengji/contract';
import { QueueRow } from '../../../design/queue/QueueRow.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { toHelpfulShare } from '../support.view.ts';
import { useSupportText } from '../support-text.ts';

type Props = { row: BankQuestion; isChosen: boolean; onChoose: () => void };

/** A question, how often it was asked, and how many found it helpful. */
export function BankListRow({ row, isChosen, onChoose }: Props) {
  const text = useSupportText();
  const language = useLanguage();
  const share = toHelpfulShare(row);
  return (
    <QueueRow
      isChosen={isChosen}
      onChoose={onChoose}
      image=""
      title={row.question[language]}
      amount={<span className="muted small">{text('times', { n: row.asked })}</span>}
      second={text('rowSecond', { n: row.wordings.zh.length + row.wordings.en.length })}
      due={share === null ? undefined : text('share', { n: share })}
      mark={!row.is_on && <KindTag tone="plain">{text('off')}</KindTag>}
    />
  );
}
