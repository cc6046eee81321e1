import type { PostRow } from '@chengji/contract';
import { EyeOff } from 'lucide-react';
import type { CSSProperties } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { heightForRatio } from '../../../design/layout/columns.ts';
import { Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './TakenOut.module.css';
import { putBack } from './taken-out.ts';

type TakenOutProps = { post: PostRow; canUndo: boolean };

/** In the place of a card that was taken out, as high as its picture: the others stay where they are. */
export function TakenOut({ post, canUndo }: TakenOutProps) {
  const t = useDiscoveryStrings();
  const style = { aspectRatio: `1 / ${heightForRatio(post.ratio)}` } satisfies CSSProperties;
  return (
    <div className={styles.out} style={style} role="status">
      <Icon as={EyeOff} size={22} />
      <Text as="p" size={13}>
        {t('takenOut')}
      </Text>
      {canUndo && (
        <Button size="xs" look="line" onClick={() => putBack(post.id)}>
          {t('undo')}
        </Button>
      )}
    </div>
  );
}
