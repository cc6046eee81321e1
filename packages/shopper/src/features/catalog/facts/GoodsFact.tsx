import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Box, look, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import styles from './GoodsFacts.module.css';

type GoodsFactProps = {
  name: string;
  end?: string;
  onPress: () => void;
  /** A second line. */
  below?: ReactNode;
  children: ReactNode;
};

/** A fact of a goods on one line; a press says more of it, or changes it. */
export function GoodsFact({ name, end, onPress, below, children }: GoodsFactProps) {
  return (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onPress}>
      <span className={styles.name}>{name}</span>
      <Box as="span" grow className={styles.value}>
        <Text lines={1}>{children}</Text>
        {below}
      </Box>
      {end && (
        <Text size={13} tone="brand">
          {end}
        </Text>
      )}
      <Icon as={ChevronRight} size={16} className={look({ tone: end ? 'brand' : 3 })} />
    </button>
  );
}
