import { ChevronRight, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import robot from '../../../design/feedback/art/robot.webp';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useUser } from '../../../kernel/session/user-store.ts';
import { ask } from '../conversation-store.ts';
import { useSuggestions } from '../queries.ts';
import { useSupportStrings } from '../strings.ts';
import styles from './Greeting.module.css';

/** Who is greeted, and what people ask most. */
export function Greeting() {
  const t = useSupportStrings();
  const { nickname, isLogin } = useUser(({ user }) => user);
  const [turn, setTurn] = useState(0);
  const rows = useSuggestions(turn).data?.rows ?? [];
  return (
    <>
      <section className={styles.hello}>
        <div>
          <h2 className={styles.title}>{isLogin ? t('hello', { name: nickname }) : t('helloVisitor')}</h2>
          <Text as="p" size={13} tone={2}>
            {t('helloHint')}
          </Text>
        </div>
        <img src={robot} alt="" className={styles.robot} />
      </section>
      {rows.length > 0 && (
        <SectionCard>
          <Row row="between">
            <Text as="h2" size={15} bold>
              {t('guess')}
            </Text>
            <button type="button" className={styles.another} onClick={() => setTurn(turn + 1)}>
              <Icon as={RefreshCw} size={14} />
              {t('another')}
            </button>
          </Row>
          {rows.map(({ id, question }, at) => (
            <button
              key={id}
              type="button"
              className={styles.question}
              onClick={() => void ask({ question_id: id }, question)}
            >
              <Text num bold tone="brand">
                {at + 1}
              </Text>
              <span className={styles.words}>{question}</span>
              <Icon as={ChevronRight} size={16} />
            </button>
          ))}
        </SectionCard>
      )}
    </>
  );
}
