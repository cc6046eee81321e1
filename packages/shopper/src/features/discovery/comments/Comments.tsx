import { useEffect, useRef } from 'react';
import { ErrorLine } from '../../../design/feedback/ErrorLine.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { ListEnd } from '../../../design/lists/ListEnd.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useDiscoveryStrings } from '../strings.ts';
import { type Below, CommentRow } from './CommentRow.tsx';
import styles from './Comments.module.css';
import { useComments } from './queries.ts';

const LINE = 20;

type CommentsProps = Below & {
  /** How many there are, with the replies. */
  count: number;
  isFirst?: boolean;
};

/** The comments of a post, the newest first; with `isFirst` the page scrolls to them. */
export function Comments({ count, isFirst, ...below }: CommentsProps) {
  const t = useDiscoveryStrings();
  const showCount = useCountDisplay();
  const section = useRef<HTMLElement>(null);
  const list = useComments(below.post);
  const isThere = !list.isPending;
  useEffect(() => {
    if (isFirst && isThere) section.current?.scrollIntoView({ block: 'start' });
  }, [isFirst, isThere]);
  return (
    <section ref={section} data-comments className={below.inSheet ? styles.sheet : styles.comments}>
      {!below.inSheet && (
        <Text as="h2" size={17} bold>
          {t('commentsTitle')}{' '}
          <Text num size={14} tone={3}>
            {showCount(count)}
          </Text>
        </Text>
      )}
      {list.error && !list.first && <ErrorLine onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton height={LINE} gap={16} />}
      {list.first && list.rows.length === 0 && <p className={styles.none}>{t('noComments')}</p>}
      {list.rows.map((comment) => (
        <CommentRow key={comment.id} comment={comment} {...below} />
      ))}
      {list.rows.length > 0 && <ListEnd list={list} skeleton={<Skeleton height={LINE} gap={16} />} />}
    </section>
  );
}
