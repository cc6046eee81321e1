import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { TextArea } from '../../../design/inputs/TextArea.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './OwnPost.module.css';
import { useAnswerDecision } from './queries.ts';

const MAX_ANSWER = 300;

type AnswerFormProps = { id: number; onDone: () => void };

/** Why a post should be shown all the same, said once; where the post itself is shown, in its place. */
export function AnswerForm({ id, onDone }: AnswerFormProps) {
  const t = useDiscoveryStrings();
  const [text, setText] = useState('');
  const [fault, setFault] = useState('');
  const send = useAnswerDecision(onDone, setFault);
  const content = text.trim();
  return (
    <>
      <Text as="p" size={13} tone={2} className={styles.words}>
        {t('answerHint')}
      </Text>
      <div className={styles.words}>
        <TextArea
          label={t('answerLabel')}
          rows={3}
          maxLength={MAX_ANSWER}
          count={text.length}
          error={fault || undefined}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <Row gap={2} className={styles.deeds}>
        <Button
          size="s"
          busy={send.isPending}
          disabled={content === ''}
          onClick={() => send.mutate({ id, content })}
        >
          {t('sendAnswer')}
        </Button>
        <Button size="s" look="line" onClick={onDone}>
          {t('cancel')}
        </Button>
      </Row>
    </>
  );
}

/** The same in a sheet, where several own posts stand below each other. */
export function AnswerSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const t = useDiscoveryStrings();
  return (
    <Sheet open title={t('answer')} onClose={onClose}>
      <Box inset="page">
        <AnswerForm id={id} onDone={onClose} />
      </Box>
    </Sheet>
  );
}
