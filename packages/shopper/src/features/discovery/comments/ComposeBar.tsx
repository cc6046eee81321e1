import { Pencil, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useDesignStrings } from '../../../design/strings.ts';
import { cover } from '../../../kernel/router/navigation.ts';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './ComposeBar.module.css';
import type { Composer } from './use-composer.ts';

const MAX_LENGTH = 300;

/** Where a comment is written; until it is opened it leaves room for what else is done about the post. */
export function ComposeBar({ composer, children }: { composer: Composer; children?: ReactNode }) {
  const t = useDiscoveryStrings();
  if (composer.isOpen) return <OpenBar composer={composer} />;
  return (
    <>
      <button type="button" className={styles.pill} onClick={() => composer.open(null)}>
        <Icon as={Pencil} size={16} />
        <Text lines={1}>{composer.text.trim() || t('writeComment')}</Text>
      </button>
      {children}
    </>
  );
}

function OpenBar({ composer }: { composer: Composer }) {
  const t = useDiscoveryStrings();
  const common = useDesignStrings();
  const field = useRef<HTMLTextAreaElement>(null);
  const { to, text, isBusy, canSend, close, write, send } = composer;
  const closeNow = useRef(close);
  closeNow.current = close;
  useEffect(() => {
    field.current?.focus();
    return cover(() => closeNow.current());
  }, []);
  const label = to ? t('replyTo', { name: to.name }) : t('writeComment');
  return (
    <div className={styles.open}>
      {to && (
        <Text as="p" size={13} tone={3} lines={1}>
          {label}
        </Text>
      )}
      <Row gap={1} className={styles.row}>
        <IconButton icon={X} label={common('close')} size={18} className={styles.close} onPress={close} />
        <textarea
          ref={field}
          rows={1}
          maxLength={MAX_LENGTH}
          value={text}
          aria-label={label}
          placeholder={label}
          className={styles.words}
          onChange={({ target }) => write(target.value)}
        />
        <Button size="m" busy={isBusy} disabled={!canSend && !isBusy} onClick={send}>
          {t('send')}
        </Button>
      </Row>
      {text.length > MAX_LENGTH * 0.8 && (
        <Text num size={12} tone={3} as="p" align="end">
          {text.length}/{MAX_LENGTH}
        </Text>
      )}
    </div>
  );
}
