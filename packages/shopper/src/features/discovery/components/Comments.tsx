import { serverNow } from '@chengji/client-kit/react';
import type { CallOut } from '@chengji/contract';
import { useEffect, useRef } from 'react';
import { ErrorLine } from '../../../design/feedback/ErrorLine.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { ListEnd } from '../../../design/lists/ListEnd.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { PersonMenu } from '../../complaints/index.ts';
import { useComments } from '../queries.ts';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './Comments.module.css';
import type { Post } from './PostBody.tsx';

type Comment = CallOut<'GET /wanlshop/find/comments'>['rows'][number];

const AVATAR = 32;
const LINE = 20;

/** The comments of a post, the newest first; with `isFirst` the page scrolls to them. */
export function Comments({ post, isFirst }: { post: Post; isFirst: boolean }) {
  const t = useDiscoveryStrings();
  const showCount = useCountDisplay();
  const section = useRef<HTMLElement>(null);
  const list = useComments(post.id);
  const isThere = !list.isPending;
  useEffect(() => {
    if (isFirst && isThere) section.current?.scrollIntoView({ block: 'start' });
  }, [isFirst, isThere]);
  return (
    <section ref={section} className={styles.comments}>
      <Text as="h2" size={17} bold>
        {t('commentsTitle')}{' '}
        <Text num size={14} tone={3}>
          {showCount(post.comments)}
        </Text>
      </Text>
      {list.error && !list.first && <ErrorLine onRetry={() => void list.refetch()} />}
      {list.isPending && <Skeleton height={LINE} gap={16} />}
      {list.first && list.rows.length === 0 && <p className={styles.none}>{t('noComments')}</p>}
      {list.rows.map((comment) => (
        <CommentRow key={comment.id} comment={comment} />
      ))}
      {list.rows.length > 0 && <ListEnd list={list} skeleton={<Skeleton height={LINE} gap={16} />} />}
    </section>
  );
}

function CommentRow({ comment: { user, content, createtime } }: { comment: Comment }) {
  const language = useLanguage();
  const { showAgo } = useTimeDisplay();
  return (
    <Row as="article" row="start" gap={3} className={styles.comment}>
      <Avatar url={user.avatar} name={user.nickname} size={AVATAR} />
      <Box grow>
        <Row row="between" gap={2} size={13} tone={3}>
          <Text lines={1}>{user.nickname}</Text>
          <Row as="span" gap={2} className={styles.when}>
            {showAgo(createtime, serverNow(), language)}
            <PersonMenu person={user} />
          </Row>
        </Row>
        <Text as="p" size={15} className={styles.words}>
          {content}
        </Text>
      </Box>
    </Row>
  );
}
