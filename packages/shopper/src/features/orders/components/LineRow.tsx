import type { ReactNode } from 'react';
import { Price } from '../../../design/commerce/Price.tsx';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useOrderStrings } from '../strings.ts';
import styles from './LineRow.module.css';

const PHOTO = 76;

type Line = { title: string; image: string; values: readonly string[]; price: string; number: number };

/** One sku of an order: picture, text, price and number. */
export function LineRow({ line, children }: { line: Line; children?: ReactNode }) {
  const t = useOrderStrings();
  return (
    <div className={styles.line}>
      <Photo url={line.image} width={PHOTO} thumb className={styles.photo} />
      <Box grow>
        <Text as="p" size={14} lines={2}>
          {line.title}
        </Text>
        {line.values.length > 0 && (
          <Text as="p" size={12} tone={3} above={1} lines={1}>
            {line.values.join(' · ')}
          </Text>
        )}
        {children}
      </Box>
      <div className={styles.side}>
        <Price money={line.price} places="full" size="s" ink />
        <Text as="p" size={12} tone={3} num above={2}>
          {t('times', { number: line.number })}
        </Text>
      </div>
    </div>
  );
}
