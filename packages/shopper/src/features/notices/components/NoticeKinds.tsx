import { Link } from '../../../design/navigation/Link.tsx';
import { IconTile } from '../../../design/pictures/IconTile.tsx';
import type { Kind } from '../queries.ts';
import { useNoticeStrings } from '../strings.ts';
import styles from './NoticeKinds.module.css';
import { kindLooks } from './NoticeRow.tsx';

const pages = {
  logistics: 'pages/notice/logistics/logistics',
  notify: 'pages/notice/notify/notify',
  system: 'pages/notice/system/system',
} as const;

const kinds = Object.keys(pages) as Kind[];

/** The kinds of notices, each with how many are unread. */
export function NoticeKinds({ unread }: { unread: Record<Kind, number> | undefined }) {
  const t = useNoticeStrings();
  return (
    <nav className={styles.kinds} aria-label={t('kinds')}>
      {kinds.map((kind) => (
        <Link key={kind} to={pages[kind]} className={styles.kind}>
          <IconTile {...kindLooks[kind]} badge={unread?.[kind] ?? 0} />
          <span>{t(kind)}</span>
        </Link>
      ))}
    </nav>
  );
}
