import { serverNow } from '@chengji/client-kit/react';
import type { PostComment, PostReply } from '@chengji/contract';
import { useState } from 'react';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { ask } from '../../../kernel/modal.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { PersonMenu } from '../../complaints/index.ts';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './CommentRow.module.css';
import { LikeComment } from './LikeComment.tsx';
import { useDeleteComment, useReplies } from './queries.ts';
import type { Answered } from './use-composer.ts';

const AVATAR = 32;
const REPLY_AVATAR = 22;

export type Below = {
  post: number;
  onReply: (to: Answered) => void;
  /** In a sheet nothing opens another one. */
  inSheet?: boolean | undefined;
};

/** A comment, what is done about it, and the replies to it. */
export function CommentRow({ comment, ...below }: Below & { comment: PostComment }) {
  const t = useDiscoveryStrings();
  const [isWhole, setWhole] = useState(false);
  const all = useReplies(comment.id, isWhole);
  const replies = isWhole && all.first ? all.rows : comment.replies;
  const left = comment.reply_count - replies.length;
  const handleMore = () => (isWhole ? void all.fetchNextPage() : setWhole(true));
  const isLoading = isWhole && (all.isPending || all.isFetchingNextPage);
  return (
    <article className={styles.comment}>
      <Said said={comment} size={AVATAR} {...below} />
      {comment.reply_count > 0 && (
        <div className={styles.replies}>
          {replies.map((reply) => (
            <Said key={reply.id} said={reply} size={REPLY_AVATAR} {...below} />
          ))}
          {isLoading && <Skeleton height={20} gap={8} />}
          {!isLoading && left > 0 && (
            <TextButton brand className={styles.more} onPress={handleMore}>
              {t('moreReplies', { count: left })}
            </TextButton>
          )}
        </div>
      )}
    </article>
  );
}

type SaidProps = Below & { said: PostComment | PostReply; size: number };

function Said({ said, size, post, onReply, inSheet }: SaidProps) {
  const t = useDiscoveryStrings();
  const language = useLanguage();
  const { showAgo } = useTimeDisplay();
  const { id, user, content, is_author, can_delete, createtime } = said;
  const to = 'to' in said ? said.to : '';
  const remove = useDeleteComment(post);
  const handleDelete = async () => {
    if (await ask(t('deleteCommentAsk'))) remove.mutate({ id });
  };
  return (
    <Row row="start" gap={3}>
      <Avatar url={user.avatar} name={user.nickname} size={size} />
      <Box grow>
        <Row gap={2} size={13} tone={3} className={styles.name}>
          <Text lines={1}>{user.nickname}</Text>
          {is_author && <span className={styles.mark}>{t('author')}</span>}
          {!inSheet && (
            <span className={styles.menu}>
              <PersonMenu person={user} />
            </span>
          )}
        </Row>
        <Text as="p" size={15} className={styles.words}>
          {to && <Text tone={3}>{t('replyMark', { name: to })}</Text>}
          {content}
        </Text>
        <Row gap={3} size={12} tone={3} className={styles.deeds}>
          <Text num>{showAgo(createtime, serverNow(), language)}</Text>
          <TextButton className={styles.deed} onPress={() => onReply({ id, name: user.nickname })}>
            {t('reply')}
          </TextButton>
          {can_delete && (
            <TextButton
              className={styles.deed}
              disabled={remove.isPending}
              onPress={() => void handleDelete()}
            >
              {t('delete')}
            </TextButton>
          )}
          {inSheet && <ReportLink user={user} />}
          <LikeComment comment={said} />
        </Row>
      </Box>
    </Row>
  );
}

function ReportLink({ user: { id, nickname } }: Pick<PostComment, 'user'>) {
  const t = useDiscoveryStrings();
  const me = useUser(({ user }) => user.id);
  if (id === null || id === me) return null;
  return (
    <Link
      to="pages/user/complaint/complaint"
      params={{ type: 'user', id }}
      label={t('reportOf', { name: nickname })}
      className={styles.deed}
    >
      {t('report')}
    </Link>
  );
}
