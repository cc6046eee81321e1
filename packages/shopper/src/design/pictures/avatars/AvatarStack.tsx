import { Avatar } from './Avatar.tsx';
import styles from './avatar.module.css';

type Person = { nickname: string; avatar: string };

/** People close together, each a little over the one before. */
export function AvatarStack({ people, size }: { people: readonly Person[]; size: number }) {
  return (
    <span className={styles.stack}>
      {people.map(({ nickname, avatar }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a person has no other name here than their place
        <Avatar key={place} url={avatar} name={nickname || avatar || String(place)} size={size} />
      ))}
    </span>
  );
}
