import { useState } from 'react';
import { Empty } from '../../../../design/feedback/Empty.tsx';
import { MembersOnly } from '../../../../design/feedback/MembersOnly.tsx';
import { ListView } from '../../../../design/lists/ListView.tsx';
import { VirtualList } from '../../../../design/lists/VirtualList.tsx';
import { Page } from '../../../../design/navigation/Page.tsx';
import { TabPanels } from '../../../../design/navigation/TabPanels.tsx';
import { Tabs } from '../../../../design/navigation/Tabs.tsx';
import { useCountDisplay } from '../../../../kernel/count.ts';
import { go } from '../../../../kernel/router/navigation.ts';
import { useParams } from '../../../../kernel/router/page-context.ts';
import { useUser } from '../../../../kernel/session/user-store.ts';
import { reloadPeople, useFans, useFollows, usePerson, type Who } from '../queries.ts';
import { usePeopleStrings } from '../strings.ts';
import { PeopleSkeleton, PersonLine } from './PersonLine.tsx';

type Part = 'follows' | 'fans';

/** Whom somebody follows. */
export const FollowsScreen = () => <PeopleScreen first="follows" />;

/** Who follows somebody. */
export const FansScreen = () => <PeopleScreen first="fans" />;

/** Without an address, of oneself. */
function PeopleScreen({ first }: { first: Part }) {
  const t = usePeopleStrings();
  const { id, kind } = useParams('pages/apps/find/user/fans');
  const me = useUser(({ user }) => user.id);
  if (id !== undefined) return <People first={first} who={{ kind: kind === 'shop' ? 'shop' : 'user', id }} />;
  return (
    <MembersOnly ground="white" picture="heart" text={t('visitor')}>
      <People first={first} who={{ kind: 'user', id: me }} />
    </MembersOnly>
  );
}

function People({ first, who }: { first: Part; who: Who }) {
  const t = usePeopleStrings();
  const showCount = useCountDisplay();
  // a shop follows nobody
  const parts: readonly Part[] = who.kind === 'shop' ? ['fans'] : ['follows', 'fans'];
  const [on, setOn] = useState<Part>(parts.includes(first) ? first : 'fans');
  const person = usePerson(who).data;
  return (
    <Page ground="white" title={person?.name ?? t(`title.${first}`)} onRefresh={reloadPeople}>
      <Tabs
        label={t('parts')}
        tabs={parts.map((key) => ({
          key,
          label: person ? `${t(key)} ${showCount(person[key])}` : t(key),
        }))}
        on={on}
        onChange={setOn}
        even
      />
      <TabPanels tabs={parts} on={on} onChange={setOn}>
        {(part) => <PeopleList part={part} who={who} />}
      </TabPanels>
    </Page>
  );
}

const nothing = {
  follows: { title: 'noFollows', text: 'noFollowsHint' },
  fans: { title: 'noFans', text: 'noFansHint' },
} as const;

function PeopleList({ part, who }: { part: Part; who: Who }) {
  const t = usePeopleStrings();
  const follows = useFollows(who, part === 'follows');
  const fans = useFans(who, part === 'fans');
  const me = useUser(({ user }) => user.id);
  const isMyself = who.kind === 'user' && who.id === me;
  const { title, text } = nothing[part];
  return (
    <ListView
      list={part === 'follows' ? follows : fans}
      skeleton={<PeopleSkeleton />}
      empty={
        <Empty
          picture="heart"
          title={t(title)}
          {...(isMyself && { text: t(text) })}
          action={t('toFind')}
          onAction={() => go('pages/find')}
        />
      }
    >
      {(rows) => (
        <VirtualList rows={rows} getKey={({ kind, id }) => `${kind} ${id}`}>
          {(person) => <PersonLine person={person} />}
        </VirtualList>
      )}
    </ListView>
  );
}
