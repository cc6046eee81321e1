import { createRefresh } from '@chengji/client-kit/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Area } from '../session.ts';
import { changedByAlert, changedByChat, changedByEvent } from './changed-calls.ts';
import { createCollector } from './collect-refresh.ts';
import { publishReturn, subscribeToFrames } from './frames.ts';
import { openStaffSocket } from './staff-socket.ts';

/** While an area is worked in, what the market says has changed is read again where it is shown. */
export function useLive(area: Area): void {
  const queries = useQueryClient();
  useEffect(() => {
    const { refreshUnedited } = createRefresh(queries);
    const collector = createCollector(refreshUnedited);
    const stopListening = subscribeToFrames((frame) => {
      if (frame.type === 'change') collector.add(changedByEvent(frame.event));
      if (frame.type.startsWith('chat') && frame.type !== 'chat_typing') collector.add(changedByChat);
      if (frame.type === 'alert') collector.add(changedByAlert(frame.kind));
    });
    const onReturn = () => {
      void refreshUnedited();
      publishReturn();
    };
    const closeSocket = openStaffSocket({ area, onReturn });
    return () => {
      closeSocket();
      stopListening();
      collector.stop();
    };
  }, [area, queries]);
}
