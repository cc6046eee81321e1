import { serverNow, useSecondsLeft } from '@chengji/client-kit/react';
import type { SmsEvent } from '@chengji/contract';
import { useState } from 'react';
import { toast } from '../../../kernel/toast.ts';
import { useSendCode } from '../queries.ts';
import { useIdentityStrings } from '../strings.ts';

/** Sends a code and counts down, by the clock, to when another may be sent. */
export function useSmsCode(event: SmsEvent) {
  const t = useIdentityStrings();
  const [againAt, setAgainAt] = useState(0);
  const left = useSecondsLeft(againAt);
  const sending = useSendCode(({ seconds }) => {
    setAgainAt(serverNow() + seconds);
    toast(t('codeSent'), 'done');
  });
  return {
    left,
    busy: sending.isPending,
    send(mobile: string, then?: () => void) {
      if (left === 0 && !sending.isPending) sending.mutate({ mobile, event }, { onSuccess: () => then?.() });
    },
  };
}
