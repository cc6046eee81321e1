import type { ReferralInfo } from '@chengji/contract';
import { correction, generate } from 'lean-qr';
import { Image, Link2, Share2 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { art } from '../../../design/feedback/art.ts';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { isInWechat } from '../../../kernel/calls/call.ts';
import { copyText } from '../../../kernel/copy-text.ts';
import { shareAddress } from '../../../kernel/share.ts';
import { useWechatShare } from '../../../kernel/wechat/use-wechat-share.ts';
import { toCodePath, toInviteLink } from '../referral.view.ts';
import { useReferralStrings } from '../strings.ts';
import styles from './InviteCard.module.css';
import { InvitePoster } from './InvitePoster.tsx';

type Mine = NonNullable<ReferralInfo['mine']>;
type Open = 'poster' | 'hint' | null;

/** The own code as a card, with the ways to bring it to people. */
export function InviteCard({ mine }: { mine: Mine }) {
  const t = useReferralStrings();
  const [open, setOpen] = useState<Open>(null);
  const link = toInviteLink(mine.link, location.origin);
  useWechatShare(t('shareTitle'), t('shareText'), art.bags.url, link);
  const close = () => setOpen(null);
  const handleShare = () => (isInWechat ? setOpen('hint') : void shareAddress(t('shareTitle'), link));
  return (
    <>
      <section className={styles.card}>
        <div className={styles.words}>
          <Row gap={2} size={13}>
            <Avatar url={mine.poster.avatar} name={mine.poster.nickname} size={24} />
            <Text lines={1}>{t('invites', { name: mine.poster.nickname })}</Text>
          </Row>
          <h2>
            {t('headline1')}
            <br />
            {t('headline2')}
          </h2>
        </div>
        <img src={art.bags.url} alt="" className={styles.bags} />
        <Row gap={3} className={styles.code}>
          <CodePicture link={link} />
          <Box grow>
            <small>{t('code')}</small>
            <b>{mine.code}</b>
            <small>{t('codeHint')}</small>
          </Box>
          <Button size="s" look="soft" className={styles.copy} onClick={() => void copyText(mine.code)}>
            {t('copy')}
          </Button>
        </Row>
      </section>
      <div className={styles.actions}>
        <Button look="fill" className={styles.white} onClick={() => setOpen('poster')}>
          <Icon as={Image} size={18} />
          {t('poster')}
        </Button>
        <Button look="fill" className={styles.white} onClick={() => void copyText(link, 'linkCopied')}>
          <Icon as={Link2} size={18} />
          {t('copyLink')}
        </Button>
        <Button onClick={handleShare}>
          <Icon as={Share2} size={18} />
          {t('share')}
        </Button>
      </div>
      {open === 'poster' && <InvitePoster mine={mine} link={link} onClose={close} />}
      <Sheet
        open={open === 'hint'}
        title={t('shareHow')}
        onClose={close}
        foot={
          <Button size="block" onClick={close}>
            {t('known')}
          </Button>
        }
      >
        <Text as="p" size={14} tone={2} className={styles.hint}>
          {t('shareInApp')}
        </Text>
      </Sheet>
    </>
  );
}

function CodePicture({ link }: { link: string }) {
  const t = useReferralStrings();
  const { path, size } = useMemo(() => {
    const code = generate(link, { minCorrectionLevel: correction.M });
    return { path: toCodePath(code), size: code.size };
  }, [link]);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" role="img" aria-label={t('qr')}>
      <path d={path} />
    </svg>
  );
}
