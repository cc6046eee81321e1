import { serverNow, useSecondsLeft } from '@chengji/client-kit/react';
import type { SmsEvent } from '@chengji/contract';
import { useState } from 'react';
import { toast } from '../../../kernel/toast.ts';
import { useSendCode } from '../queries.ts';
import { useIdentityStrings } from '../strings.ts';

/** Sends a code and counts down, by the clock, to when another may be sent; `onCode` is told the code of a demo market. */
export function useSmsCode(event: SmsEvent, onCode?: (code: string) => void) {
  const t = useIdentityStrings();
  const [againAt, setAgainAt] = useState(0);
  const left = useSecondsLeft(againAt);
  const sending = useSendCode(({ seconds, code }) => {
    setAgainAt(serverNow() + seconds);
    toast(code ? t('demoCode', { code }) : t('codeSent'), 'done');
    if (code) onCode?.(code);
  });
  return {
    left,
    busy: sending.isPending,
    send(mobile: string, then?: () => void) {
      if (left === 0 && !sending.isPending) sending.mutate({ mobile, event }, { onSuccess: () => then?.() });
    },
  };
}
