import type { BilledKind } from '@chengji/contract';
import { App } from 'antd';
import { useQueryAgain } from '../queries.ts';
import { useRadarText } from '../radar-text.ts';

/** Asks a channel again and says what it answered. */
export function useQuery() {
  const text = useRadarText();
  const { message } = App.useApp();
  const send = useQueryAgain();
  return {
    isPending: send.isPending,
    ask: (subject: BilledKind, number: string) =>
      send.mutate({ subject, number }, { onSuccess: ({ said }) => void message.info(text(`said_${said}`)) }),
  };
}
