import { isOver, toCount, toLength } from '@chengji/client-kit/live/live-display';
import type { CallOut } from '@chengji/contract';
import type { TableColumnsType } from 'antd';
import { Link } from 'react-router';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { StatusDot } from '../../../design/values/StatusDot.tsx';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { getLook, lookTones } from '../live.view.ts';
import type { LiveText } from '../live-text.ts';

export type OwnLive = CallOut<'GET /seller/live/list'>['rows'][number];

/** Without `onDelete` the role may only look. */
export function liveColumns(
  text: LiveText,
  onDelete: ((live: OwnLive) => void) | undefined,
): TableColumnsType<OwnLive> {
  return [
    {
      title: text('live'),
      render: (_, live) => (
        <span className={cellsStyles.cellGoods}>
          <Thumb image={live.cover} size={48} />
          <TwoLines
            isStrong
            isCut
            className={cellsStyles.goodsTitle}
            first={
              <Link to={`/seller/live/${live.id}`} title={live.title}>
                {live.title}
              </Link>
            }
            second={<When live={live} text={text} />}
          />
        </span>
      ),
    },
    {
      title: text('state'),
      render: (_, live) => {
        const look = getLook(live);
        return <StatusDot tone={lookTones[look]}>{text(`look_${look}`)}</StatusDot>;
      },
    },
    {
      title: text('length'),
      align: 'right',
      render: (_, { began_at, figures }) => (began_at === null ? '–' : toLength(figures.seconds)),
    },
    {
      title: text('viewers'),
      align: 'right',
      render: (_, { figures }) => (
        <TwoLines first={toCount(figures.viewers)} second={text('peakOf', { n: toCount(figures.peak) })} />
      ),
    },
    { title: text('likes'), align: 'right', render: (_, { figures }) => toCount(figures.likes) },
    { title: text('says'), align: 'right', render: (_, { figures }) => toCount(figures.says) },
    { title: text('fans'), align: 'right', render: (_, { figures: { own } }) => toCount(own?.fans ?? 0) },
    { title: text('orders'), align: 'right', render: (_, { figures: { own } }) => toCount(own?.orders ?? 0) },
    {
      title: text('sales'),
      align: 'right',
      render: (_, { figures: { own } }) => <Money amount={own?.sales ?? '0.00'} />,
    },
    actionsColumn((live) => (
      <>
        <Link className="row-link" to={`/seller/live/${live.id}`}>
          {text(isOver(live) ? 'look' : 'control')}
        </Link>
        {onDelete && !isOver(live) && (
          <Link className="row-link" to={`/seller/live/${live.id}/edit`}>
            {text('edit')}
          </Link>
        )}
        {onDelete && live.state === 'created' && (
          <LinkButton of={live.title} onPress={() => onDelete(live)}>
            {text('delete')}
          </LinkButton>
        )}
      </>
    )),
  ];
}

function When({ live: { began_at, planned_at }, text }: { live: OwnLive; text: LiveText }) {
  const at = began_at ?? planned_at;
  return at === null ? text('notBegun') : <MomentText at={at} />;
}
