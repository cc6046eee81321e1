import type { AuditAction, AuditRow } from '@chengji/contract';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import cellsStyles from '../../../design/tables/cells.module.css';
import { DateText } from '../../../design/values/DateText.tsx';
import { KindTag } from '../../../design/values/StatusDot.tsx';
import type { TagTone } from '../../../design/values/status-tones.ts';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import type { Area } from '../../../kernel/session.ts';
import { type AuditWords, summarizeChanges, toSubjectPath } from '../audit.view.ts';
import type { PlatformText } from '../platform-text.ts';
import { subjectName } from '../subject-name.ts';
import styles from './audit.module.css';

const tones: Record<AuditAction, TagTone> = {
  login: 'plain',
  created: 'blue',
  changed: 'orange',
  removed: 'rose',
  seen: 'plum',
  approved: 'green',
  rejected: 'rose',
};

export function auditColumns(
  text: PlatformText,
  words: AuditWords,
  area: Area,
  onStaff: (staff: AuditRow['staff']) => void,
): TableColumnsType<AuditRow> {
  return [
    { title: text('at'), render: (_, { at }) => <DateText at={at} exact /> },
    {
      title: text('who'),
      render: (_, { staff, area: of, shop }) => (
        <span className={cellsStyles.cellTwo}>
          <span>
            <button
              type="button"
              className={cellsStyles.textButton}
              title={text('onlyStaff')}
              onClick={() => onStaff(staff)}
            >
              {staff.name || staff.id}
            </button>
          </span>
          {area === 'platform' && <span>{shop?.name ?? text(`area_${of}`)}</span>}
        </span>
      ),
    },
    {
      title: text('action'),
      render: (_, { action }) => <KindTag tone={tones[action]}>{text(`action_${action}`)}</KindTag>,
    },
    {
      title: text('subject'),
      render: (_, row) => {
        const path = toSubjectPath(area, row);
        return (
          <TwoLines
            first={subjectName(text, row.subject)}
            second={path ? <Link to={path}>{row.subject_id}</Link> : row.subject_id}
          />
        );
      },
    },
    {
      title: text('digest'),
      render: (_, row) => <span className={styles.digest}>{summarizeChanges(row, words)}</span>,
    },
    { title: text('ip'), render: (_, { ip }) => <span className="muted">{ip}</span> },
  ];
}
