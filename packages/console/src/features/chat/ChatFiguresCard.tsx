import { Figure } from '../../design/charts/Figure.tsx';
import styles from '../../design/charts/figures.module.css';
import { Card } from '../../design/layout/Card.tsx';
import { useCan } from '../../kernel/rights.ts';
import { showSeconds, showShare } from './chat.view.ts';
import { useChatText } from './chat-text.ts';
import { useFigures } from './queries.ts';

/** How many customers wrote this week, how many were answered, and how fast. */
export function ChatFiguresCard() {
  const text = useChatText();
  const { data } = useFigures(useCan('seller', 'chat.read'));
  if (!data) return null;
  const { conversations, answered, first_answer_seconds } = data;
  return (
    <Card title={text('figures')}>
      <dl className={styles.figures}>
        <Figure name={text('conversations')}>{conversations}</Figure>
        <Figure name={text('answeredShare')}>
          {conversations > 0 ? showShare(answered, conversations) : text('noAnswers')}
        </Figure>
        <Figure name={text('firstAnswer')}>
          {first_answer_seconds === null ? text('noAnswers') : showSeconds(first_answer_seconds)}
        </Figure>
      </dl>
    </Card>
  );
}
