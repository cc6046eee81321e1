import { serverNow, useDebounced } from '@chengji/client-kit/react';
import type { CallOut } from '@chengji/contract';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { SearchBar } from '../../../design/inputs/SearchBar.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { ListView } from '../../../design/lists/ListView.tsx';
import { Link } from '../../../design/navigation/Link.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useLanguage } from '../../../kernel/language.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import { getCopied, isOwn, splitAround } from '../chat.view.ts';
import { useSearch } from '../queries.ts';
import { useChatStrings } from '../strings.ts';
import styles from './ConversationRow.module.css';
import { ConversationsSkeleton } from './ConversationsSkeleton.tsx';
import searchStyles from './SearchChats.module.css';

const LOGO = 40;
const PAUSE_MS = 300;

/** Words in the own conversations; a press opens the conversation at the message. */
export function SearchChats() {
  const t = useChatStrings();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={searchStyles.opener} onClick={() => setOpen(true)}>
        <Icon as={Search} size={16} />
        {t('search')}
      </button>
      {isOpen && <SearchSheet onClose={() => setOpen(false)} />}
    </>
  );
}

function SearchSheet({ onClose }: { onClose: () => void }) {
  const t = useChatStrings();
  const [words, setWords] = useState('');
  const keyword = useDebounced(words.trim(), PAUSE_MS, '');
  const list = useSearch(keyword);
  return (
    <Sheet open title={t('search')} onClose={onClose}>
      <div className={searchStyles.sheet}>
        <div className={searchStyles.bar}>
          <SearchBar
            value={words}
            placeholder={t('searchHint')}
            label={t('search')}
            onChange={setWords}
            onSearch={setWords}
            focused
          />
        </div>
        {keyword !== '' && (
          <ListView
            list={list}
            skeleton={<ConversationsSkeleton />}
            empty={<Empty picture="robot" title={t('nothingFound')} />}
          >
            {(rows) =>
              rows.map((row) => <Found key={row.message.id} row={row} keyword={keyword} onPress={onClose} />)
            }
          </ListView>
        )}
      </div>
    </Sheet>
  );
}

type FoundRow = CallOut<'GET /wanlshop/chat/search'>['rows'][number];

function Found({ row, keyword, onPress }: { row: FoundRow; keyword: string; onPress: () => void }) {
  const t = useChatStrings();
  const language = useLanguage();
  const { showAgo } = useTimeDisplay();
  const { peer, message, createtime } = row;
  const [before, found, after] = splitAround(getCopied(message) ?? '', keyword);
  return (
    <Link
      to="pages/notice/chat"
      params={{ shop_id: peer.user_id, message: message.id }}
      className={styles.row ?? ''}
      onPress={onPress}
    >
      <Avatar url={peer.avatar} name={peer.name} size={LOGO} shop />
      <Box as="span" grow>
        <Row as="span" row="between" gap={2}>
          <Text size={15} lines={1} tone={1}>
            {peer.name}
          </Text>
          <span className={styles.when}>{showAgo(createtime, serverNow(), language)}</span>
        </Row>
        <Text size={13} tone={3} lines={2} className={styles.found}>
          {isOwn(row) && `${t('you')}: `}
          {before}
          <mark>{found}</mark>
          {after}
        </Text>
      </Box>
    </Link>
  );
}
