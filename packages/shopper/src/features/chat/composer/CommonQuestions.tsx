import { Button } from '../../../design/inputs/Button.tsx';
import { useChatStrings } from '../strings.ts';
import styles from './Composer.module.css';

const questions = ['question.ship', 'question.invoice', 'question.warranty', 'question.return'] as const;

/** What shops are asked most: a press writes it, and it can be changed before it is sent. */
export function CommonQuestions({ onChoose }: { onChoose: (question: string) => void }) {
  const t = useChatStrings();
  return (
    <fieldset className={styles.questions} aria-label={t('commonQuestions')}>
      {questions.map((question) => (
        <Button key={question} size="s" look="line" onClick={() => onChoose(t(question))}>
          {t(question)}
        </Button>
      ))}
    </fieldset>
  );
}
