import type { CSSProperties, ReactNode } from 'react';
import { DataLink } from '../pages/DataLink.tsx';

type AdvertLinkProps = {
  advert: { id: number; url: string };
  className?: string | undefined;
  style?: CSSProperties;
  /** As it is followed. */
  onPress?: () => void;
  children: ReactNode;
};

const isOutside = (url: string) => /^https?:\/\//i.test(url);

/** An advert opens inside, unless it leads out of the app: then its own page says so first. */
export function AdvertLink({ advert, ...look }: AdvertLinkProps) {
  const url = isOutside(advert.url) ? `/pages/article/advert?id=${advert.id}` : advert.url;
  return <DataLink url={url} {...look} />;
}
