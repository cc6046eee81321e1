import { isNetworkFault } from '@chengji/client-kit/react';
import { useEffect, useRef } from 'react';
import { queryClient } from '../kernel/calls/query-client.ts';
import { followMarketName } from '../kernel/language.ts';
import { useInit } from '../kernel/session/init.ts';
import { loadStatistics } from '../kernel/session/session.ts';
import { onReconnect, openNoNetworkPage } from '../kernel/shell/network.ts';
import { followTimeZone } from '../kernel/time.ts';

/** A market that cannot be reached at start opens the no-network page; once it has answered, the app stays open. */
export function useNetworkCheck(): void {
  const { data, error } = useInit();
  const hasAnswered = useRef(false);
  useEffect(() => {
    if (data) hasAnswered.current = true;
    else if (!hasAnswered.current && isNetworkFault(error)) openNoNetworkPage();
  }, [data, error]);
}

/** Moments are shown in the time zone the operator chose, and the app under their name and in their colours. */
export function useMarketSettings(): void {
  const { data } = useInit();
  useEffect(() => {
    if (!data) return;
    followTimeZone(data.appConfig.time_zone);
    followMarketName(data.appConfig.name);
    void import('../kernel/brand.ts').then(({ followBrand }) => followBrand(data.appStyle.colours));
  }, [data]);
}

/** On reconnect what is shown is fetched again, and the rest when it is shown. */
export function useReturn(): void {
  useEffect(
    () =>
      onReconnect(() => {
        void queryClient.invalidateQueries();
        void loadStatistics();
      }),
    [],
  );
}
