import type { ReferralInfo } from '@chengji/contract';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { Text } from '../../../design/layout/primitives.ts';
import { isInWechat } from '../../../kernel/calls/call.ts';
import { useReferralStrings } from '../strings.ts';
import { drawInvitePoster } from './draw-invite-poster.ts';
import styles from './PosterSheet.module.css';

type PosterSheetProps = { mine: NonNullable<ReferralInfo['mine']>; link: string; onClose: () => void };

/** The card as a picture to save or to send on. */
export function PosterSheet({ mine, link, onClose }: PosterSheetProps) {
  const t = useReferralStrings();
  const words = {
    name: t('invites', { name: mine.poster.nickname }),
    lines: [t('headline1'), t('headline2')],
    code: mine.code,
    label: t('code'),
    hint: t('codeHint'),
    scan: t('posterScan'),
    link,
  };
  const poster = useQuery({
    queryKey: ['invite poster', words],
    queryFn: () => drawInvitePoster(words),
    retry: false,
  });
  // WeChat saves a picture only by pressing on it
  const canSave = poster.data !== undefined && !isInWechat;
  return (
    <Sheet
      open
      title={t('posterTitle')}
      onClose={onClose}
      foot={
        canSave && (
          <a
            className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.block}`}
            href={poster.data}
            download={`${mine.code}.png`}
          >
            {t('posterSave')}
          </a>
        )
      }
    >
      <div className={styles.poster}>
        <QueryView query={poster} skeleton={<Skeleton height="100%" />}>
          {(url) => <img src={url} alt={t('posterAlt', { code: mine.code })} />}
        </QueryView>
      </div>
      <Text as="p" size={12} tone={3} align="center" className={styles.hint}>
        {t('posterHint')}
      </Text>
    </Sheet>
  );
}
