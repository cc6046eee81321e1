import { useModal } from '../../kernel/modal.ts';
import { Button } from '../inputs/Button.tsx';
import { look, Row } from '../layout/primitives.ts';
import { useDesignStrings } from '../strings.ts';
import { Overlay } from './Overlay.tsx';
import styles from './overlay.module.css';

/** Shows the question asked with `ask()`: title 提示, cancel left, at most two buttons. */
export function ModalHost() {
  const t = useDesignStrings();
  const asked = useModal((modal) => modal.asked[0]);
  if (!asked) return null;
  const title = asked.title ?? t('notice');
  const confirm = asked.confirm ?? t(asked.notice ? 'known' : 'confirm');
  return (
    <Overlay key={asked.text} label={title} onClose={() => asked.answer(false)}>
      <section className={styles.modal}>
        <h2>{title}</h2>
        <p>{asked.text}</p>
        <Row gap={3}>
          {!asked.notice && (
            <Button look="fill" className={look({ grow: true })} onClick={() => asked.answer(false)}>
              {asked.cancel ?? t('cancel')}
            </Button>
          )}
          <Button className={look({ grow: true })} onClick={() => asked.answer(true)}>
            {confirm}
          </Button>
        </Row>
      </section>
    </Overlay>
  );
}
