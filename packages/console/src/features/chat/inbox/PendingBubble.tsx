import { LinkButton } from '../../../design/inputs/LinkButton.tsx';
import { useChatText } from '../chat-text.ts';
import type { Pending } from '../pending.rules.ts';
import styles from './inbox.module.css';

type Props = { pending: Pending; onResend: () => void; onDiscard: () => void };

const kinds = { img: 'picture', goods: 'goodsCard', order: 'orderCard', voice: 'voiceKind' } as const;

/** A message on its way, or one that could not be sent. */
export function PendingBubble({ pending: { draft, fault }, onResend, onDiscard }: Props) {
  const text = useChatText();
  return (
    <div className={styles.line} data-own>
      <div className={styles.said}>
        <p className={styles.bubble}>
          {draft.type === 'text' ? draft.content.text : text(kinds[draft.type])}
        </p>
        <p className={`row small muted ${styles.under}`} role={fault ? 'alert' : undefined}>
          {fault ? (
            <>
              <span className={styles.fault}>{`${text('failed')} · ${fault}`}</span>
              <LinkButton isMain onPress={onResend}>
                {text('resend')}
              </LinkButton>
              <LinkButton onPress={onDiscard}>{text('discard')}</LinkButton>
            </>
          ) : (
            text('sending')
          )}
        </p>
      </div>
    </div>
  );
}
