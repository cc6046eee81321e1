import type { ReactNode } from 'react';
import { Row, Text } from '../layout/primitives.ts';
import { Link } from '../navigation/Link.tsx';
import { Photo } from '../pictures/Photo.tsx';
import { Price } from './Price.tsx';
import styles from './strip.module.css';
import { WasPrice } from './WasPrice.tsx';

type StripCardProps = {
  to: 'pages/product/goods' | 'pages/apps/groups/goods';
  goods: { id: number; title: string; image: string };
  price: string;
  was: string | null;
  /** Over the price; otherwise the picture alone is called so. */
  titled?: boolean;
  /** Under the price. */
  children?: ReactNode;
};

/** A goods in a strip: its picture and what it costs. */
export function StripCard({ to, goods, price, was, titled = false, children }: StripCardProps) {
  const { id, title, image } = goods;
  return (
    <Link to={to} params={{ id }} className={styles.card}>
      <Photo url={image} width={98} className={styles.photo} {...(!titled && { alt: title })} />
      {titled && (
        <Text above={2} size={12} tone={2} lines={1}>
          {title}
        </Text>
      )}
      <Row as="span" row="baseline" gap={1} above={titled ? 1 : 2} className={styles.price}>
        <Price money={price} size="s" />
        <WasPrice money={was} />
      </Row>
      {children}
    </Link>
  );
}
