import { ChevronRight, Crown } from 'lucide-react';
import { useState } from 'react';
import { Box, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { LevelSheet } from '../../points/index.ts';
import { useIdentityStrings } from '../strings.ts';
import styles from './MemberCard.module.css';

/** The person's level, and the way to what each level gives. */
export function MemberCard({ level }: { level: number }) {
  const t = useIdentityStrings();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={styles.card} onClick={() => setOpen(true)}>
        <span className={styles.crown}>
          <Icon as={Crown} size={24} />
        </span>
        <Box as="span" grow className={styles.words}>
          <Text as="b" size={16} lines={1}>
            {t('member', { level })}
          </Text>
          <Text size={13} lines={1} className={styles.hint}>
            {t('memberHint')}
          </Text>
        </Box>
        <Text size={13} bold className={styles.onward}>
          {t('memberGo')}
          <Icon as={ChevronRight} size={14} />
        </Text>
      </button>
      {isOpen && <LevelSheet onClose={() => setOpen(false)} />}
    </>
  );
}
