import type { CallOut } from '@chengji/contract';
import { art } from '../../../design/feedback/art.ts';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { AvatarStack } from '../../../design/pictures/avatars/AvatarStack.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { useGroupStrings } from '../strings.ts';
import styles from './GroupsHead.module.css';

/** What group buying is, and how many did so today. */
export function GroupsHead({ overview }: { overview: CallOut<'GET /wanlshop/groups/overview'> | undefined }) {
  const t = useGroupStrings();
  const showCount = useCountDisplay();
  const { formed_today = 0, avatars = [] } = overview ?? {};
  const people = avatars.map((avatar) => ({ nickname: '', avatar }));
  return (
    <Row as="section" row="between" gap={2} className={styles.head}>
      <div>
        <h2 className={styles.title}>{t('headline')}</h2>
        <Text as="p" size={14} tone={2}>
          {t('headlineHint')}
        </Text>
        <Row gap={2} above={3} size={12} tone={2} className={styles.today}>
          {formed_today > 0 && (
            <>
              <AvatarStack people={people} size={24} />
              <span>{t('formedToday', { count: showCount(formed_today) })}</span>
            </>
          )}
        </Row>
      </div>
      <img src={art.bags.url} alt="" width={112} height={112} className={styles.picture} />
    </Row>
  );
}
