import type { CampaignKind } from '@chengji/contract';
import type { CSSProperties, ReactNode } from 'react';
import { Picks } from '../../../design/layout/Picks.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { GroupRow } from '../campaigns/GroupRow.tsx';
import { type GroupFilter, useBestGroups } from '../queries.ts';
import { useGroupStrings } from '../strings.ts';
import styles from './GroupGoods.module.css';

type Props = {
  kind: CampaignKind;
  of: GroupFilter;
  title: string;
  style: CSSProperties;
  /** Stands there until it is known whether something can be bought in groups. */
  waiting: ReactNode;
};

/** Goods that groups of a kind buy now, below each other. */
export function GroupGoods({ kind, of, title, style, waiting }: Props) {
  const t = useGroupStrings();
  const list = useBestGroups(of, kind);
  const rows = list.rows.filter(({ goods }) => goods.in_stock);
  if (rows.length === 0) return list.isPending ? waiting : null;
  return (
    <Picks
      title={title}
      style={style}
      more={of.shop_id === undefined && <Link to="pages/apps/groups/index">{t('more')}</Link>}
    >
      <div className={styles.rows}>
        {rows.map((row) => (
          <GroupRow key={row.campaign_id} row={row} />
        ))}
      </div>
    </Picks>
  );
}
