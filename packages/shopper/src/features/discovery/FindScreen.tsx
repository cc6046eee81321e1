import { Plus, Search } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../design/inputs/IconButton.tsx';
import { Box, Hidden } from '../../design/layout/primitives.ts';
import { NavBar } from '../../design/navigation/NavBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { TabPanels } from '../../design/navigation/TabPanels.tsx';
import { Tabs } from '../../design/navigation/Tabs.tsx';
import { go } from '../../kernel/router/navigation.ts';
import { usePage } from '../../kernel/router/page-context.ts';
import { LiveFeed, reloadLives, takeWantsLives } from '../live/index.ts';
import { tellNow } from './cards/taken-out.ts';
import { FollowingFeed } from './components/FollowingFeed.tsx';
import { PostFeed } from './components/PostFeed.tsx';
import { PostingShops } from './components/PostingShops.tsx';
import styles from './FindScreen.module.css';
import { reloadPosts, useTopics } from './queries.ts';
import { useDiscoveryStrings } from './strings.ts';

const FOLLOWING = 'following';
const ALL = 'all';
const LIVES = 'lives';
const VIDEOS = 'videos';

/** The posts of people and shops: of whom one follows, recommended, lives, videos, or one topic at a time. */
export function FindScreen() {
  const t = useDiscoveryStrings();
  const { title } = usePage();
  const topics = useTopics();
  const [feed, setFeed] = useState(ALL);
  useEffect(() => {
    if (takeWantsLives()) setFeed(LIVES);
    return () => void tellNow();
  }, []);
  const tabs = [
    { key: FOLLOWING, label: t('following') },
    { key: ALL, label: t('recommended') },
    { key: LIVES, label: t('lives') },
    { key: VIDEOS, label: t('videos') },
    ...topics.map(({ id, name }) => ({ key: String(id), label: name })),
  ];
  const nav = (
    <NavBar look="page" back={false}>
      <Hidden as="h1">{title}</Hidden>
      <Box grow className={styles.topics}>
        <Tabs label={t('feeds')} tabs={tabs} on={feed} onChange={setFeed} />
      </Box>
      <IconButton icon={Search} label={t('search')} onPress={() => go('pages/page/search')} />
      <IconButton
        icon={Plus}
        label={t('publish')}
        size={20}
        className={styles.publish}
        onPress={() => go('pages/apps/find/user/add')}
      />
    </NavBar>
  );
  return (
    <Page nav={nav} onRefresh={() => Promise.all([reloadPosts(), reloadLives()])}>
      <TabPanels tabs={tabs.map(({ key }) => key)} on={feed} onChange={setFeed}>
        {(key) => (
          <>
            <Hidden as="h2">{tabs.find((tab) => tab.key === key)?.label}</Hidden>
            {key === ALL && <PostingShops />}
            <FeedOfTab tab={key} />
          </>
        )}
      </TabPanels>
    </Page>
  );
}

function FeedOfTab({ tab }: { tab: string }) {
  if (tab === FOLLOWING) return <FollowingFeed />;
  if (tab === ALL) return <PostFeed feed={{}} />;
  if (tab === LIVES) return <LiveFeed />;
  if (tab === VIDEOS) return <PostFeed feed={{ type: 'video' }} />;
  return <PostFeed feed={{ category_id: Number(tab) }} />;
}
