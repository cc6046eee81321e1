import { isOver } from '@chengji/client-kit/live/live-display';
import { useLiveRoom } from '@chengji/client-kit/react/live/use-live-room';
import { useRoomNews } from '@chengji/client-kit/react/live/use-room-news';
import type { HostedLive } from '@chengji/contract';
import { Settings } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Empty } from '../../../../design/feedback/Empty.tsx';
import { PageSkeleton } from '../../../../design/feedback/PageSkeleton.tsx';
import { QueryView } from '../../../../design/feedback/QueryView.tsx';
import { IconButton } from '../../../../design/inputs/IconButton.tsx';
import { Box } from '../../../../design/layout/primitives.ts';
import { Page } from '../../../../design/navigation/Page.tsx';
import { liveSocket } from '../../../../kernel/live/live-socket.ts';
import { replace } from '../../../../kernel/router/navigation.ts';
import { toast } from '../../../../kernel/toast.ts';
import { EncoderCard } from '../encoder/EncoderCard.tsx';
import { EditLivePage } from '../form/LivePages.tsx';
import { reloadHosted, useHostedLive } from '../queries.ts';
import { useHostStrings } from '../strings.ts';
import { ControlBar } from './ControlBar.tsx';
import { OverNote } from './OverNote.tsx';
import { SettingsSheet } from './SettingsSheet.tsx';
import { StartCard } from './StartCard.tsx';
import { SummaryCard } from './SummaryCard.tsx';
import { TalkCard } from './TalkCard.tsx';
import { TrayCard } from './TrayCard.tsx';

type ControlPageProps = { id: number; part: string | undefined };

/** A live as its host works with it, or its words to change. */
export function ControlPage({ id, part }: ControlPageProps) {
  const t = useHostStrings();
  const query = useHostedLive(id);
  if (query.data) return part === 'edit' ? <EditLivePage live={query.data} /> : <Control live={query.data} />;
  return (
    <Page title={t('control')}>
      <QueryView
        query={query}
        skeleton={<PageSkeleton />}
        instead={{
          'shops.not_linked': <Empty picture="robot" title={t('noRight')} text={t('noRightHint')} />,
        }}
      >
        {() => null}
      </QueryView>
    </Page>
  );
}

/** Begins and ends are said as they happen; what ended leads to what it came to. */
function useStateNews({ id, state, cut_reason }: HostedLive): void {
  const t = useHostStrings();
  const before = useRef(state);
  useEffect(() => {
    const was = before.current;
    before.current = state;
    if (was === 'created' && state === 'living') toast(t('started'), 'done');
    if (was === 'living' && (state === 'ended' || state === 'replay') && cut_reason === '')
      replace('pages/page/end_live', { id });
  }, [id, state, cut_reason, t]);
}

function Control({ live }: { live: HostedLive }) {
  const t = useHostStrings();
  const [isSetting, setSetting] = useState(false);
  const over = isOver(live);
  const room = useLiveRoom(liveSocket, over ? null : live.id, null);
  useRoomNews(live, room, reloadHosted);
  useStateNews(live);
  return (
    <Page
      title={t('control')}
      actions={!over && <IconButton icon={Settings} label={t('settings')} onPress={() => setSetting(true)} />}
      bar={<ControlBar live={live} />}
    >
      <Box above={2}>
        <SummaryCard
          live={live}
          viewers={room.info?.viewers ?? live.viewers}
          likes={Math.max(room.likes, live.likes)}
        />
        {over && <OverNote live={live} />}
        {live.state === 'created' && <StartCard live={live} />}
        {live.push && <EncoderCard live={live} push={live.push} />}
        <TrayCard live={live} />
        <TalkCard live={live} room={room} />
      </Box>
      {isSetting && <SettingsSheet live={live} onClose={() => setSetting(false)} />}
    </Page>
  );
}
