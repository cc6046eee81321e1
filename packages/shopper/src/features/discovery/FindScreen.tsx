import { Search } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../design/inputs/IconButton.tsx';
import { Box, Hidden } from '../../design/layout/primitives.ts';
import { NavBar } from '../../design/navigation/NavBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { Tabs } from '../../design/navigation/Tabs.tsx';
import { go } from '../../kernel/router/navigation.ts';
import { usePage } from '../../kernel/router/page-context.ts';
import { PostFeed } from './components/PostFeed.tsx';
import { PostingShops } from './components/PostingShops.tsx';
import styles from './FindScreen.module.css';
import { reloadPosts, useTopics } from './queries.ts';
import { useDiscoveryStrings } from './strings.ts';

const ALL = 'all';

/** The posts of the shops: all, or one topic at a time. */
export function FindScreen() {
  const t = useDiscoveryStrings();
  const { title, scroller } = usePage();
  const topics = useTopics();
  const [topic, setTopic] = useState(ALL);
  const tabs = [
    { key: ALL, label: t('recommended') },
    ...topics.map(({ id, name }) => ({ key: String(id), label: name })),
  ];

  const handleTopic = (key: string) => {
    setTopic(key);
    scroller.current?.scrollTo({ top: 0 });
  };
  const nav = (
    <NavBar look="page" back={false}>
      <Hidden as="h1">{title}</Hidden>
      <Box grow className={styles.topics}>
        <Tabs label={t('feeds')} tabs={tabs} on={topic} onChange={handleTopic} />
      </Box>
      <IconButton icon={Search} label={t('search')} onPress={() => go('pages/page/search')} />
    </NavBar>
  );
  return (
    <Page nav={nav} onRefresh={reloadPosts}>
      {topic === ALL && <PostingShops />}
      <Hidden as="h2">{tabs.find(({ key }) => key === topic)?.label}</Hidden>
      <PostFeed key={topic} feed={topic === ALL ? {} : { category_id: Number(topic) }} />
    </Page>
  );
}
