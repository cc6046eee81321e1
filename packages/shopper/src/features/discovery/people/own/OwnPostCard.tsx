import { showMoney } from '@chengji/client-kit/money-display';
import { serverNow } from '@chengji/client-kit/react';
import type { OwnPost } from '@chengji/contract';
import { useState } from 'react';
import { Button } from '../../../../design/inputs/Button.tsx';
import { Box, Row, Text } from '../../../../design/layout/primitives.ts';
import { Link } from '../../../../design/navigation/Link.tsx';
import { Photo } from '../../../../design/pictures/Photo.tsx';
import { StatePill } from '../../../../design/progress/StatePill.tsx';
import { useCountDisplay } from '../../../../kernel/count.ts';
import { ask } from '../../../../kernel/modal.ts';
import { go } from '../../../../kernel/router/navigation.ts';
import { useTimeDisplay } from '../../../../kernel/time.ts';
import { toast } from '../../../../kernel/toast.ts';
import { toPostPlace } from '../../cards/PostLink.tsx';
import { AnswerSheet } from '../../details/AnswerForm.tsx';
import { useDeletePost } from '../../details/queries.ts';
import { canEdit, toTone } from '../person.view.ts';
import { usePeopleStrings } from '../strings.ts';
import styles from './Own.module.css';

const PHOTO = 88;

/** An own post: what became of it, why, what it brought, and what its author may do. */
export function OwnPostCard({ post }: { post: OwnPost }) {
  const t = usePeopleStrings();
  const showCount = useCountDisplay();
  const { showDay } = useTimeDisplay();
  const [isAnswering, setAnswering] = useState(false);
  const remove = useDeletePost(() => toast(t('removed'), 'done'));
  const place = toPostPlace(post);
  const { id, type, title, image, state, decision, answer, can_answer, figures, createtime } = post;
  const { views, likes, comments, goods_opened, orders, sales } = figures;
  const handleRemove = async () => {
    if (!remove.isPending && (await ask(t('removeAsk')))) remove.mutate({ id });
  };
  const brought = [
    t('figure.views', { count: showCount(views) }),
    t('figure.likes', { count: showCount(likes) }),
    t('figure.comments', { count: showCount(comments) }),
    t('figure.goods', { count: showCount(goods_opened) }),
    ...(orders > 0 ? [t('figure.orders', { count: showCount(orders), sum: showMoney(sales) })] : []),
  ];
  return (
    <article className={styles.post}>
      <Link to={place.path} params={{ id: place.id }} className={styles.postLink}>
        <Photo url={image} width={PHOTO} thumb className={styles.postPhoto} />
        <Box grow>
          <Row row="start" gap={2}>
            <Text as="h3" grow size={15} lines={2}>
              {title}
            </Text>
            <StatePill tone={toTone(state)}>{t(`state.${state}`)}</StatePill>
          </Row>
          <Text as="p" num size={12} tone={3} className={styles.postFacts}>
            <span>{showDay(createtime, serverNow())}</span>
            {type !== 'other' && <span>{t(type)}</span>}
            {state === 'shown' && brought.map((fact) => <span key={fact}>{fact}</span>)}
          </Text>
        </Box>
      </Link>
      {decision && (
        <Text as="p" size={13} tone={2} className={styles.reason}>
          {t('reason', { reason: decision })}
          {answer && <Text as="span">{t('answered', { answer })}</Text>}
        </Text>
      )}
      <Row gap={2} className={styles.deeds}>
        {can_answer && (
          <Button size="s" look="line-brand" onClick={() => setAnswering(true)}>
            {t('answer')}
          </Button>
        )}
        {canEdit(post) && type !== 'live' && (
          <Button size="s" look="line" onClick={() => go('pages/apps/find/user/add', { id })}>
            {t('edit')}
          </Button>
        )}
        <Button size="s" look="line" busy={remove.isPending} onClick={() => void handleRemove()}>
          {t('remove')}
        </Button>
      </Row>
      {isAnswering && <AnswerSheet id={id} onClose={() => setAnswering(false)} />}
    </article>
  );
}
