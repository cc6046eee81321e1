import type { ServiceMessage } from '@chengji/contract';
import robot from '../../../design/feedback/art/robot.webp';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { useUser } from '../../../kernel/session/user-store.ts';
import { useSupportStrings } from '../strings.ts';
import { Block } from './Block.tsx';
import styles from './Message.module.css';
import { Vote } from './Vote.tsx';

/** One message: of the person at the right, of the assistant or an agent at the left, and what happened in the middle. */
export function Message({ message }: { message: ServiceMessage }) {
  const t = useSupportStrings();
  const { nickname, avatar } = useUser(({ user }) => user);
  const { by, blocks, agent } = message;
  if (by === 'system') return <Events message={message} />;
  const isMine = by === 'shopper';
  return (
    <div className={styles.message} data-mine={isMine || undefined}>
      {isMine ? (
        <Avatar url={avatar} name={nickname || t('me')} />
      ) : by === 'agent' ? (
        <Avatar url="" name={agent} />
      ) : (
        <span className={styles.robot}>
          <img src={robot} alt="" />
        </span>
      )}
      <div className={styles.body}>
        {by === 'agent' && <span className={styles.agent}>{agent}</span>}
        {blocks.map((block) => (
          <Block key={JSON.stringify(block)} block={block} />
        ))}
        {message.can_rate && <Vote message={message} />}
      </div>
    </div>
  );
}

function Events({ message }: { message: ServiceMessage }) {
  const t = useSupportStrings();
  return message.blocks.map(
    (block) =>
      block.kind === 'event' && (
        <p key={block.event} className={styles.event}>
          {t(`event.${block.event}`, { name: block.by })}
        </p>
      ),
  );
}
