import type { ReferralInfo } from '@chengji/contract';
import { PosterSheet } from '../../../design/poster/PosterSheet.tsx';
import { useReferralStrings } from '../strings.ts';
import { drawInvitePoster } from './draw-invite-poster.ts';

type InvitePosterProps = { mine: NonNullable<ReferralInfo['mine']>; link: string; onClose: () => void };

/** The card as a picture to save or to send on. */
export function InvitePoster({ mine, link, onClose }: InvitePosterProps) {
  const t = useReferralStrings();
  const { code, poster } = mine;
  const words = {
    name: t('invites', { name: poster.nickname }),
    lines: [t('headline1'), t('headline2')],
    code,
    label: t('code'),
    hint: t('codeHint'),
    scan: t('posterScan'),
    link,
  };
  return (
    <PosterSheet
      title={t('posterTitle')}
      alt={t('posterAlt', { code })}
      fileName={code}
      words={words}
      draw={drawInvitePoster}
      onClose={onClose}
    />
  );
}
