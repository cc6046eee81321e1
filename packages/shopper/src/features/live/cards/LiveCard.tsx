import type { LiveRow } from '@chengji/contract';
import goodsStyles from '../../../design/commerce/goods.module.css';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import styles from './LiveCard.module.css';
import { LiveMark } from './LiveMark.tsx';

/** Half the widest phone of the frame. */
const WIDTH = 180;
const LOGO = 20;
/** All cards are as high as each other. */
export const CARD_HEIGHT = 1.9;

/** A live among others: its cover with how it stands, its title and whose it is. */
export const LiveCard = ({ live, eager }: { live: LiveRow; eager: boolean }) => (
  <article className={goodsStyles.card}>
    <Link to="pages/apps/find/details/live" params={{ id: live.id }}>
      <Photo url={live.cover} width={WIDTH} ratio="4:5" eager={eager}>
        <LiveMark state={live.state} viewers={live.viewers} />
      </Photo>
      <div className={styles.words}>
        <h3 className={goodsStyles.cardTitle}>{live.title}</h3>
        <Row gap={1} size={12} tone={3} above={2}>
          <Avatar url={live.shop.logo} name={live.shop.name} size={LOGO} shop />
          <Text grow lines={1}>
            {live.shop.name}
          </Text>
        </Row>
      </div>
    </Link>
  </article>
);
