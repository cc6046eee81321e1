import { ignoreErrors } from '@chengji/client-kit/react';
import { useEffect } from 'react';
import { socketClientId, subscribeToFrames } from '../../../kernel/live/socket-lifecycle.ts';
import { refreshTeam, watchTeam } from '../queries.ts';

/**
 * While a team is shown every change of it is fetched as it happens. A new socket subscribes again to what it watches,
 * and what it may have missed is fetched.
 */
export function useTeamUpdates(id: number): void {
  useEffect(() => {
    let newest = 0;
    const watch = async (clientId: string) => {
      await ignoreErrors(watchTeam(id, clientId));
      refreshTeam();
    };
    const clientId = socketClientId();
    if (clientId) void watch(clientId);
    return subscribeToFrames((frame) => {
      if (frame.type === 'init') void watch(frame.client_id);
      if (frame.type !== 'team' || frame.team_id !== id || frame.version <= newest) return;
      newest = frame.version;
      refreshTeam();
    });
  }, [id]);
}
