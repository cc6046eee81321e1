import { useState } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { LoginFirst } from '../../../design/feedback/LoginFirst.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { TabPanels } from '../../../design/navigation/TabPanels.tsx';
import { Tabs } from '../../../design/navigation/Tabs.tsx';
import { useCountDisplay } from '../../../kernel/count.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { usePage, useParams } from '../../../kernel/router/page-context.ts';
import { useUser } from '../../../kernel/session/user-store.ts';
import { LivingLine } from '../../live/index.ts';
import { OwnPart } from './own/OwnPart.tsx';
import { OwnPosts } from './own/OwnPosts.tsx';
import { PersonHead } from './PersonHead.tsx';
import { PersonNav } from './PersonNav.tsx';
import { LikedPosts, PostsOf } from './PersonPosts.tsx';
import styles from './PersonScreen.module.css';
import { PersonSkeleton } from './PersonSkeleton.tsx';
import { reloadPerson, usePerson, type Who } from './queries.ts';
import { usePeopleStrings } from './strings.ts';

/** Somebody who posts: a person or a shop; without an address, oneself. */
export function PersonScreen() {
  const t = usePeopleStrings();
  const { title } = usePage();
  const isLogin = useUser(({ user }) => user.isLogin);
  const { id, kind } = useParams('pages/apps/find/user');
  if (id !== undefined) return <PersonPage who={{ kind: kind === 'shop' ? 'shop' : 'user', id }} />;
  if (isLogin) return <OwnPage />;
  return (
    <Page nav={<NavBar title={title} />}>
      <LoginFirst picture="heart" text={t('visitor')} />
    </Page>
  );
}

function OwnPage() {
  const { id } = useUser(({ user }) => user);
  return <PersonPage who={{ kind: 'user', id }} />;
}

type Part = 'posts' | 'liked';

function PersonPage({ who }: { who: Who }) {
  const t = usePeopleStrings();
  const { title } = usePage();
  const showCount = useCountDisplay();
  const [on, setOn] = useState<Part>('posts');
  const query = usePerson(who);
  const person = query.data;
  const parts: readonly Part[] = who.kind === 'shop' ? ['posts'] : ['posts', 'liked'];
  const gone = (
    <Empty
      picture="robot"
      title={t('gone')}
      text={t('goneHint')}
      action={t('toFind')}
      onAction={() => go('pages/find')}
    />
  );
  if (!person) {
    return (
      <Page nav={<NavBar title={title} />}>
        <QueryView query={query} skeleton={<PersonSkeleton />} instead={{ 'discovery.person_gone': gone }}>
          {() => null}
        </QueryView>
      </Page>
    );
  }
  const count = person.posts > 0 ? { count: showCount(person.posts) } : {};
  return (
    <Page nav={<PersonNav person={person} />} onRefresh={reloadPerson}>
      <PersonHead person={person} />
      {person.living && <LivingLine live={person.living} />}
      {person.is_own && <OwnPart who={who} />}
      <div className={styles.tabs}>
        <Tabs
          label={t('parts')}
          tabs={parts.map((key) =>
            key === 'posts' ? { key, label: t('posts'), ...count } : { key, label: t('likedPosts') },
          )}
          on={on}
          onChange={setOn}
        />
      </div>
      <TabPanels tabs={parts} on={on} onChange={setOn}>
        {(part) =>
          part === 'liked' ? (
            <LikedPosts id={who.id} />
          ) : person.is_own ? (
            <OwnPosts asShop={who.kind === 'shop' ? who.id : null} />
          ) : (
            <PostsOf who={who} />
          )
        }
      </TabPanels>
    </Page>
  );
}
