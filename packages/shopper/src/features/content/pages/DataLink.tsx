import type { CSSProperties, MouseEvent, ReactNode } from 'react';
import { isPlainClick } from '../../../design/navigation/Link.tsx';
import { openAddress } from '../../../kernel/router/navigation.ts';
import { readAddress, writeAddress } from '../../../kernel/router/page-params.ts';

type DataLinkProps = {
  url: string;
  className?: string | undefined;
  style?: CSSProperties;
  onPress?: (() => void) | undefined;
  /** Where another link beside it leads to the same, the keyboard needs one of them. */
  tabIndex?: number;
  children: ReactNode;
};

/** Leads where the data says. What is not http opens inside; an address that is no page of the app leads nowhere. */
export function DataLink({ url, className, style, onPress, tabIndex, children }: DataLinkProps) {
  const look = { className, style };
  if (/^https?:\/\//i.test(url)) {
    return (
      <a {...look} href={url} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  const place = readAddress(url);
  if (!url || !place) return <div {...look}>{children}</div>;
  const handleClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onPress?.();
    openAddress(url);
  };
  return (
    <a {...look} href={`#${writeAddress(place)}`} tabIndex={tabIndex} onClick={handleClick}>
      {children}
    </a>
  );
}
