import { saveTable } from '@chengji/client-kit/files/save-file';
import { Button } from 'antd';
import { toCsv } from '../../../kernel/csv.ts';
import type { Area } from '../../../kernel/session.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { listFieldChanges } from '../audit.view.ts';
import { usePlatformText } from '../platform-text.ts';
import { type useAudit, useGatheredAudit } from '../queries.ts';
import { subjectName } from '../subject-name.ts';
import { useAuditWords } from './use-audit-words.ts';

type Props = { area: Area; list: ReturnType<typeof useAudit> };

/** Keeps what the filters find as a table, each changed field on a line of its own. */
export function ExportAudit({ area, list }: Props) {
  const text = usePlatformText();
  const words = useAuditWords();
  const { showMoment } = useTimeDisplay();
  const { gather, isGathering } = useGatheredAudit(area);
  const head = [
    'at',
    'who',
    'area',
    'action',
    'subject',
    'subjectId',
    'field',
    'before',
    'after',
    'ip',
  ] as const;
  const save = async () => {
    const rows = await gather(list.input);
    const lines = rows.flatMap((row) =>
      listFieldChanges(row, words).map(({ name, before, after }) => [
        showMoment(row.at),
        row.staff.name || String(row.staff.id),
        row.shop?.name ?? text(`area_${row.area}`),
        text(`action_${row.action}`),
        subjectName(text, row.subject),
        row.subject_id,
        name,
        before ?? '',
        after ?? '',
        row.ip,
      ]),
    );
    saveTable(text('audit'), toCsv([head.map((name) => text(name)), ...lines]));
  };
  return (
    <Button loading={isGathering} disabled={!list.data || list.data.total === 0} onClick={() => void save()}>
      {text('exportAudit')}
    </Button>
  );
}
