import type { PersonRow } from '@chengji/contract';
import { ArrowRightLeft } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { ask } from '../../../kernel/modal.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { followAuthor } from '../reactions/react.ts';
import { toStanding } from './person.view.ts';
import { usePeopleStrings } from './strings.ts';

const looks = { none: 'primary', fan: 'line-brand', followed: 'fill', mutual: 'fill' } as const;

type FollowPersonProps = { person: PersonRow; size?: 's' | 'm'; className?: string | undefined };

/** Follows somebody, or follows them back, at once; unfollowing asks first. Nobody follows themselves. */
export function FollowPerson({ person, size = 's', className }: FollowPersonProps) {
  const t = usePeopleStrings();
  const me = useUser(({ user }) => user.id);
  // what was pressed is shown until the market's answer has come
  const [pressed, setPressed] = useState<{ of: PersonRow; followed: boolean } | null>(null);
  const { kind, id, name, follows_me } = person;
  if (kind === 'user' && id === me) return null;
  const followed = pressed?.of === person ? pressed.followed : person.followed;
  const standing = toStanding({ followed, follows_me });
  const handlePress = async () => {
    if (followed && !(await ask(t('unfollowAsk', { name })))) return;
    followAuthor({ kind, id }, !followed, (isOn) => setPressed({ of: person, followed: isOn }));
  };
  return (
    <Button
      size={size}
      look={looks[standing]}
      className={className}
      aria-pressed={followed}
      onClick={() => void handlePress()}
    >
      {standing === 'mutual' && <Icon as={ArrowRightLeft} size={14} />}
      {t(`standing.${standing}`)}
    </Button>
  );
}
