import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../kernel/calls.ts';
import { type Area, endSession } from '../../kernel/session.ts';

/** Ends the session of an area, and forgets all that was read in it. */
export function useLogOut(area: Area): () => Promise<void> {
  const navigate = useNavigate();
  const queries = useQueryClient();
  return async () => {
    const isOut = call(area === 'seller' ? 'GET /seller/auth/logout' : 'GET /platform/auth/logout', {});
    // The browser forgets the token even when the server cannot be reached.
    await isOut.catch(() => undefined);
    await navigate(`/${area}/login`, { replace: true });
    endSession(area);
    queries.clear();
  };
}
