import type { PostRow } from '@chengji/contract';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './CardReason.module.css';
import { takeOut } from './taken-out.ts';

type Reason = NonNullable<PostRow['reason']>;

/** Why a post is recommended, and what to do where it should not be. */
export function CardReason({ post, reason }: { post: PostRow; reason: Reason }) {
  const t = useDiscoveryStrings();
  const [isOpen, setOpen] = useState(false);
  const { kind, category } = reason;
  const handleTakeOut = () => {
    setOpen(false);
    takeOut(post.id);
  };
  const handleReport = () => {
    setOpen(false);
    go('pages/user/complaint/complaint', { type: 'post', id: post.id });
  };
  return (
    <>
      <button
        type="button"
        className={styles.reason}
        aria-label={t('whyPost', { title: post.title })}
        onClick={() => setOpen(true)}
      >
        <Text lines={1}>{t(`reason.${kind}`, { category })}</Text>
        <Icon as={Ellipsis} size={16} />
      </button>
      <Sheet open={isOpen} title={t('why')} onClose={() => setOpen(false)}>
        <Text as="p" size={15} tone={2} className={styles.because}>
          {t(`because.${kind}`, { category, author: post.author.name })}
        </Text>
        <Cell label={t('notInterested')} onPress={handleTakeOut} />
        <Cell label={t('reportPost')} onPress={handleReport} />
      </Sheet>
    </>
  );
}
