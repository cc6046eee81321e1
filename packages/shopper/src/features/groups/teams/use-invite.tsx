import { type ReactNode, useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Stack } from '../../../design/layout/primitives.ts';
import { isInWechat } from '../../../kernel/calls/call.ts';
import { shareAddress } from '../../../kernel/share.ts';
import styles from '../campaigns/RulesSheet.module.css';
import { useGroupStrings } from '../strings.ts';

/** Inviting: WeChat shares from its own menu, which the person is shown; elsewhere the phone's way or a copy. */
export function useInvite(title: string): { invite: () => void; hint: ReactNode } {
  const t = useGroupStrings();
  const [isHinting, setHinting] = useState(false);
  const close = () => setHinting(false);
  return {
    invite: () => (isInWechat ? setHinting(true) : void shareAddress(title)),
    hint: (
      <Sheet
        open={isHinting}
        title={t('shareTitle')}
        onClose={close}
        foot={
          <Button size="block" onClick={close}>
            {t('known')}
          </Button>
        }
      >
        <Stack as="p" gap={3} tone={2} className={styles.rules}>
          {t('shareInApp')}
        </Stack>
      </Sheet>
    ),
  };
}
