import { useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { ask } from '../../../kernel/modal.ts';
import { go, leavePage } from '../../../kernel/router/navigation.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import type { Post } from '../components/PostBody.tsx';
import { useDiscoveryStrings } from '../strings.ts';
import { AnswerForm } from './AnswerForm.tsx';
import styles from './OwnPost.module.css';
import { useDeletePost } from './queries.ts';

type Own = NonNullable<Post['own']>;

/** What became of an own post, why, and what its author may do: answer once, change it, delete it. */
export function OwnPost({ post, own }: { post: Post; own: Own }) {
  const t = useDiscoveryStrings();
  const [isAnswering, setAnswering] = useState(false);
  const { state, decision, answer, can_answer } = own;
  const remove = useDeletePost(() => {
    toastOnLeaving(t('deleted'));
    leavePage();
  });
  const handleDelete = async () => {
    if (await ask(t('deletePostAsk'))) remove.mutate({ id: post.id });
  };
  return (
    <section className={styles.own} data-state={state}>
      <Text as="h2" size={15} bold>
        {t(`state.${state}`)}
      </Text>
      <Text as="p" size={13} tone={2}>
        {t(`stateHint.${state}`)}
      </Text>
      {decision && (
        <Text as="p" size={14} className={styles.words}>
          {t('decision', { reason: decision })}
        </Text>
      )}
      {answer && (
        <Text as="p" size={14} tone={2} className={styles.words}>
          {t('yourAnswer', { answer })}
        </Text>
      )}
      {isAnswering ? (
        <AnswerForm id={post.id} onDone={() => setAnswering(false)} />
      ) : (
        <Row gap={2} className={styles.deeds}>
          {can_answer && (
            <Button size="s" onClick={() => setAnswering(true)}>
              {t('answer')}
            </Button>
          )}
          {state !== 'taken_down' && (
            <Button size="s" look="line" onClick={() => go('pages/apps/find/user/add', { id: post.id })}>
              {t('edit')}
            </Button>
          )}
          <Button size="s" look="line" busy={remove.isPending} onClick={() => void handleDelete()}>
            {t('delete')}
          </Button>
        </Row>
      )}
    </section>
  );
}
