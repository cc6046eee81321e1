import { classes } from '@chengji/client-kit/classes';
import { Button } from 'antd';
import { ArrowLeft } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { NotLoaded } from '../feedback/NotLoaded.tsx';
import { ScrollArea } from '../layout/ScrollArea.tsx';
import { ListEnd } from '../lists/ListEnd.tsx';
import type { ListAnswer } from '../lists/use-list.ts';
import galleryStyles from './gallery.module.css';

type GalleryProps = {
  label: string;
  /** On a small screen the panel covers the list. */
  isOpened: boolean;
  className?: string | undefined;
  children: ReactNode;
  /** What is at hand, and what lies over all of it. */
  beside: ReactNode;
};

/** A page that is a list of things to look at, with the one at hand beside it. */
export const Gallery = ({ label, isOpened, className, children, beside }: GalleryProps) => (
  <div className={classes(galleryStyles.gallery, className)} data-opened={isOpened}>
    <section className={galleryStyles.main} aria-label={label}>
      {children}
    </section>
    {beside}
  </div>
);

type ScrollProps = { isBusy?: boolean; children: ReactNode };

export const GalleryScroll = ({ isBusy = false, children }: ScrollProps) => (
  <ScrollArea className={galleryStyles.scroll} aria-busy={isBusy}>
    {children}
  </ScrollArea>
);

type CardsProps<Row> = {
  label: string;
  list: ListAnswer<Row> & { input: { page: number; limit: number } };
  empty: ReactNode;
  /** A card is at least so wide, in pixels. */
  least: number;
  onPage: (page: number) => void;
  children: (row: Row) => ReactNode;
};

/** A page of the list as cards. */
export function GalleryCards<Row extends { id: number }>({
  label,
  list: { data, error, refetch, isPlaceholderData, input, more },
  empty,
  least,
  onPage,
  children,
}: CardsProps<Row>) {
  return (
    <GalleryScroll isBusy={isPlaceholderData}>
      {(error || !data) && <NotLoaded error={error} onRetry={refetch} />}
      {data?.rows.length === 0 && empty}
      <ul
        className={galleryStyles.cards}
        style={{ '--card': `${least}px` } as CSSProperties}
        aria-label={label}
      >
        {data?.rows.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
      <ListEnd
        className={galleryStyles.pages}
        paging={{ ...input, total: data?.total ?? 0, onPage: ({ page }) => onPage(page) }}
        more={more}
      />
    </GalleryScroll>
  );
}

type PanelProps = { label: string; back: string; onBack: () => void; children: ReactNode };

/** What is at hand, with the way back to the list on a small screen. */
export const GalleryPanel = ({ label, back, onBack, children }: PanelProps) => (
  <aside className={galleryStyles.panel} aria-label={label}>
    <div className={galleryStyles.bar}>
      <Button icon={<ArrowLeft />} onClick={onBack}>
        {back}
      </Button>
    </div>
    {children}
  </aside>
);
