import type { LiveRow } from '@chengji/contract';
import { Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { LiveMark } from '../cards/LiveMark.tsx';
import styles from './EndScreen.module.css';

const WIDTH = 180;

/** Another live, to go on to. */
export const OtherLive = ({ live }: { live: LiveRow }) => (
  <Link to="pages/apps/find/details/live" params={{ id: live.id }} className={styles.other}>
    <Photo url={live.cover} width={WIDTH} ratio="100:112">
      <LiveMark state={live.state} viewers={live.viewers} isShort />
      <span className={styles.words}>
        <Text as="span" lines={1} size={13}>
          {live.title}
        </Text>
        <Text as="span" lines={1} size={12} className={styles.soft}>
          {live.shop.name}
        </Text>
      </span>
    </Photo>
  </Link>
);
