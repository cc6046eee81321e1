import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { LinkButton } from '../../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../../design/tables/actions-column.tsx';
import styles from '../../../../design/tables/cells.module.css';
import { MomentText } from '../../../../design/values/MomentText.tsx';
import { StatusDot } from '../../../../design/values/StatusDot.tsx';
import { TwoLines } from '../../../../design/values/TwoLines.tsx';
import type { ContentText } from '../../content-text.ts';
import { type PageRow, pageState, pageTones } from '../../lists.view.ts';

export function pageColumns(
  text: ContentText,
  getName: (row: PageRow) => string,
  onDelete: ((row: PageRow) => void) | undefined,
): TableColumnsType<PageRow> {
  return [
    {
      title: text('page'),
      render: (_, row) => (
        <span className={styles.cellTwo}>
          <Link className="ellipsis strong" to={`/platform/pages/${row.id}`}>
            {getName(row)}
          </Link>
          <span className="ellipsis">
            {row.kind === 'named' ? `/pages/page/index?id=${row.id}` : text('ownPage')}
          </span>
        </span>
      ),
    },
    {
      title: text('state'),
      render: (_, row) => (
        <StatusDot tone={pageTones[pageState(row)]}>{text(`page_state_${pageState(row)}`)}</StatusDot>
      ),
    },
    {
      title: text('shownVersion'),
      render: (_, { shown }) =>
        shown && (
          <TwoLines
            first={text('versionNo', { n: shown.number })}
            second={<MomentText at={shown.publish_at} />}
          />
        ),
    },
    {
      title: text('scheduledVersion'),
      render: (_, { scheduled }) => scheduled && <MomentText at={scheduled.publish_at} />,
    },
    {
      title: text('draftSaved'),
      render: (_, row) => (
        <span className="muted">
          <MomentText at={row.draft_saved_at} />
        </span>
      ),
    },
    actionsColumn((row) => (
      <>
        <Link className="quiet-link" to={`/platform/pages/${row.id}`}>
          {text(onDelete ? 'edit' : 'look')}
        </Link>
        {onDelete && row.kind === 'named' && (
          <LinkButton onPress={() => onDelete(row)}>{text('delete')}</LinkButton>
        )}
      </>
    )),
  ];
}
