import { saveTable } from '@chengji/client-kit/files/save-file';
import { Button } from 'antd';
import { Download } from 'lucide-react';
import { toCsv } from '../../../kernel/csv.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { deviceText, toShownState } from '../feedback.view.ts';
import { useFeedbackText } from '../feedback-text.ts';
import { type useFeedbackList, useGatheredFeedback } from '../queries.ts';

const head = ['sentAt', 'rating', 'category', 'from', 'content', 'state', 'answer', 'device'] as const;

/** Keeps what the filters find as a table; where people can be reached is not in it. */
export function ExportFeedback({ list }: { list: ReturnType<typeof useFeedbackList> }) {
  const text = useFeedbackText();
  const { showMoment } = useTimeDisplay();
  const { gather, isGathering } = useGatheredFeedback();
  const save = async () => {
    const rows = await gather(list.input);
    const lines = rows.map((row) => [
      showMoment(row.createtime),
      row.rating,
      text(`category_${row.category}`),
      row.user?.nickname ?? text('visitor', { name: row.visitor ?? '' }),
      row.content,
      text(`state_${toShownState(row)}`),
      row.answer,
      deviceText(row),
    ]);
    saveTable(text('feedback'), toCsv([head.map((name) => text(name)), ...lines]));
  };
  return (
    <Button
      icon={<Download size={15} />}
      loading={isGathering}
      disabled={!list.data || list.data.total === 0}
      onClick={() => void save()}
    >
      {text('export')}
    </Button>
  );
}
