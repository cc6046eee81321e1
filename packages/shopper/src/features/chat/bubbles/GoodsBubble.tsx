import type { StoredMessage } from '@chengji/contract';
import { Price } from '../../../design/commerce/Price.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import styles from './Bubble.module.css';

const WIDTH = 220;

type GoodsBubbleProps = { content: Extract<StoredMessage, { type: 'goods' }>['content'] };

/** A goods that was sent, as it was then. */
export const GoodsBubble = ({ content: { goods_id, title, image, price } }: GoodsBubbleProps) => (
  <Link to="pages/product/goods" params={{ id: goods_id }} className={styles.card ?? ''}>
    <Photo url={image} width={WIDTH} ratio="4:3" />
    <Box className={styles.cardBody}>
      <Text as="p" size={14} lines={2}>
        {title}
      </Text>
      <Box above={1}>
        <Price money={price} />
      </Box>
    </Box>
  </Link>
);
