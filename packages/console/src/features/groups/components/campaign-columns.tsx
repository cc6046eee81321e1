import type { TableColumnsType } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { actionsColumn } from '../../../design/tables/actions-column.tsx';
import cellsStyles from '../../../design/tables/cells.module.css';
import { MomentText } from '../../../design/values/MomentText.tsx';
import { Money } from '../../../design/values/Money.tsx';
import { priceRange } from '../../../design/values/price-range.ts';
import { Thumb } from '../../../design/values/Thumb.tsx';
import { TwoLines } from '../../../design/values/TwoLines.tsx';
import { type CampaignRow, canStop, sizeRange } from '../campaigns.view.ts';
import type { GroupsText } from '../groups-text.ts';
import styles from './groups.module.css';
import { CampaignStatus, CampaignTag, Progress } from './TeamStatus.tsx';

/** Where a row leads. */
export type CampaignLinks = {
  details: (row: CampaignRow) => string;
  teams: (row: CampaignRow) => string;
};

type Options = {
  links: CampaignLinks;
  showsShop: boolean;
  /** Without it the role may only look. */
  onStop: ((row: CampaignRow) => void) | undefined;
  rowActions: ((row: CampaignRow) => ReactNode) | undefined;
};

export const campaignColumns = (
  text: GroupsText,
  { links, showsShop, onStop, rowActions }: Options,
): TableColumnsType<CampaignRow> => [
  {
    title: text('goods'),
    render: (_, row) => (
      <span className={cellsStyles.cellGoods}>
        <Thumb image={row.goods.image} />
        <span className={`${cellsStyles.cellTwo} ${styles.campaignGoods}`}>
          <Link className="ellipsis strong" to={links.details(row)} title={row.goods.title}>
            {row.goods.title}
          </Link>
          <span className="row">
            <CampaignTag kind={row.kind} />
            <span>
              {text('single')} <Money amount={row.goods.single_price} />
            </span>
          </span>
        </span>
      </span>
    ),
  },
  ...(showsShop ? [{ title: text('shop'), render: (_: unknown, row: CampaignRow) => row.shop.name }] : []),
  {
    title: text('state'),
    render: (_, row) => (
      <span className={cellsStyles.cellTwo}>
        <span>
          <CampaignStatus state={row.state} />
        </span>
        <When row={row} text={text} />
      </span>
    ),
  },
  {
    title: text('groupPrice'),
    align: 'right',
    render: (_, row) => (
      <TwoLines
        isStrong
        first={priceRange(row.tiers.at(-1)?.price ?? '', row.tiers[0]?.price ?? '')}
        second={text('peopleRange', { range: sizeRange(row.tiers) })}
      />
    ),
  },
  {
    title: text('claimed'),
    render: (_, row) =>
      row.stock === null ? (
        text('pieces', { n: row.claimed.toLocaleString('en') })
      ) : (
        <Progress
          part={row.claimed}
          whole={row.stock}
          label={`${row.claimed.toLocaleString('en')} / ${row.stock.toLocaleString('en')}`}
        />
      ),
  },
  {
    title: text('teams'),
    render: (_, row) => (
      <Link className={`${cellsStyles.cellTwo} ${styles.campaignTeams}`} to={links.teams(row)}>
        <span className="strong">{text('teamsOpen', { n: row.teams.start })}</span>
        <span>
          {text('teamsEnded', { success: row.teams.success, auto: row.teams.auto, fail: row.teams.fail })}
        </span>
      </Link>
    ),
  },
  actionsColumn((row) => (
    <>
      <Link className="quiet-link" to={links.details(row)}>
        {text('details')}
      </Link>
      {rowActions?.(row)}
      {onStop && canStop(row.state) && <LinkButton onPress={() => onStop(row)}>{text('stop')}</LinkButton>}
    </>
  )),
];

/** What a state is waiting for: its start, its end, or why it was stopped. */
function When({ row, text }: { row: CampaignRow; text: GroupsText }) {
  if (row.stop_reason) {
    return (
      <span className={`ellipsis ${styles.campaignReason}`} title={row.stop_reason}>
        {row.stop_reason}
      </span>
    );
  }
  const isComing = row.state === 'coming';
  if (!isComing && row.ends_at === null) return <span>{text('untilStopped')}</span>;
  return (
    <span>
      {text(isComing ? 'starts' : 'ends')} <MomentText at={isComing ? row.starts_at : (row.ends_at ?? 0)} />
    </span>
  );
}
