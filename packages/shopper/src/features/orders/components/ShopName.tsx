import type { ShopType } from '@chengji/contract';
import { Store } from 'lucide-react';
import { ShopTag } from '../../../design/commerce/ShopTag.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import styles from './ShopName.module.css';

/** Whose goods these are. */
export function ShopName({ name, type }: { name: string; type: ShopType }) {
  return (
    <Row as="h2" gap={1} size={15} bold grow>
      <Icon as={Store} size={18} className={styles.icon} />
      <Text lines={1}>{name}</Text>
      <ShopTag type={type} />
    </Row>
  );
}
