import { X } from 'lucide-react';
import { IconButton } from '../inputs/IconButton.tsx';
import { Box, look, Row, Text } from '../layout/primitives.ts';
import { Photo } from '../pictures/Photo.tsx';
import { Price } from './Price.tsx';
import styles from './RemovableGoods.module.css';

const PHOTO = 44;

type RemovableGoodsProps = {
  goods: { image: string; title: string; price: string };
  /** What the button says that takes it away. */
  label: string;
  onRemove: () => void;
};

/** A row of a list of chosen goods. */
export const RemovableGoods = ({ goods: { image, title, price }, label, onRemove }: RemovableGoodsProps) => (
  <Row as="li" gap={3} className={styles.row}>
    <Photo url={image} width={PHOTO} thumb className={styles.photo} />
    <Box grow>
      <Text as="p" size={14} lines={1}>
        {title}
      </Text>
      <Price money={price} size="s" />
    </Box>
    <IconButton icon={X} size={18} label={label} className={look({ tone: 3 })} onPress={onRemove} />
  </Row>
);
