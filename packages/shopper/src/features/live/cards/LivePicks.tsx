import type { CSSProperties, ReactNode } from 'react';
import { Picks } from '../../../design/layout/Picks.tsx';
import { TwoColumns } from '../../../design/layout/TwoColumns.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { useFewLives } from '../queries.ts';
import { CARD_HEIGHT, LiveCard } from './LiveCard.tsx';
import { useLiveCardStrings } from './strings.ts';
import { wantLives } from './wanted-feed.ts';

type Props = {
  shopId: number | undefined;
  limit: number;
  title: string;
  style: CSSProperties;
  /** Stands there until it is known whether there are lives. */
  waiting: ReactNode;
};

/** The first lives, under their title; all of the market’s are a press away. */
export function LivePicks({ shopId, limit, title, style, waiting }: Props) {
  const t = useLiveCardStrings();
  const list = useFewLives(shopId, limit);
  if (list.rows.length === 0) return list.isPending ? waiting : null;
  return (
    <Picks
      title={title}
      style={style}
      more={
        shopId === undefined && (
          <Link to="pages/find" onPress={wantLives}>
            {t('more')}
          </Link>
        )
      }
    >
      <TwoColumns rows={list.rows} getHeight={() => CARD_HEIGHT}>
        {(live, isEager) => <LiveCard key={live.id} live={live} eager={isEager} />}
      </TwoColumns>
    </Picks>
  );
}
