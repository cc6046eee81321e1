import type { ChatPeer } from '@chengji/contract';
import { Fragment, type ReactNode, useCallback, useEffect, useState } from 'react';
import { Delayed } from '../../../design/feedback/Delayed.tsx';
import { ErrorLine } from '../../../design/feedback/ErrorLine.tsx';
import { ErrorState } from '../../../design/feedback/ErrorState.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { PictureViewer } from '../../../design/pictures/PictureViewer.tsx';
import { type Item, isOwn, listItems, listPictures } from '../chat.view.ts';
import type { Conversation } from '../store/conversations.ts';
import { loadOlder } from '../store/receiving.ts';
import { useChatStrings } from '../strings.ts';
import { LogItem } from './LogItem.tsx';
import { LogSkeleton } from './LogSkeleton.tsx';
import styles from './MessageLog.module.css';
import { NewBelow } from './NewBelow.tsx';
import { useLogScroll } from './use-log-scroll.ts';
import { useTarget } from './use-target.ts';

type MessageLogProps = {
  peer: number;
  about: ChatPeer | null;
  conversation: Conversation;
  fault: string;
  onRetry: () => void;
  /** A message to be brought into sight, found by a search. */
  target: number | undefined;
  /** What the page was opened from: it stands after what was written before. */
  offer: ReactNode;
};

/** The messages, the newest at the end; older ones come as one scrolls up to them. */
export function MessageLog({ peer, about, conversation, fault, onRetry, target, offer }: MessageLogProps) {
  const t = useChatStrings();
  const { messages, unsent, isLoaded } = conversation;
  const { rows, more } = messages;
  const [picture, setPicture] = useState<string | null>(null);
  const { olderFailed, fetchOlder } = useOlder(peer);
  const items = listItems(rows, unsent);
  const last = rows.at(-1);

  const { log, isAway, toEnd, toElement, handleScroll } = useLogScroll({
    firstKey: items[0]?.key,
    lastKey: items.at(-1)?.key,
    isLastOwn: unsent.length > 0 || (last !== undefined && isOwn(last)),
    onReachTop: () => {
      if (more && !olderFailed) void fetchOlder();
    },
  });
  useTarget({ target: isLoaded ? target : undefined, rows, more, fetchOlder, log, toElement });

  // what is there may not fill the page: then nothing scrolls up to the older ones
  useEffect(() => {
    const element = log.current;
    if (isLoaded && more && !olderFailed && element && element.scrollHeight <= element.clientHeight)
      void fetchOlder();
  });

  const offerAfter = useOfferPlace(isLoaded, items);
  const isOfferAmong = items.some(({ key }) => key === offerAfter);

  const pictures = listPictures(rows);
  return (
    <div className={styles.place}>
      <div
        ref={log}
        role="log"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
        tabIndex={0}
        aria-label={t('messages')}
        className={styles.log}
        onScroll={handleScroll}
      >
        {olderFailed && <ErrorLine onRetry={() => void fetchOlder()} />}
        {more && !olderFailed && isLoaded && <LogSkeleton rows={1} />}
        {items.length === 0 && <NoMessages isLoaded={isLoaded} fault={fault} onRetry={onRetry} />}
        {offerAfter === '' && offer}
        {items.map((item) => (
          <Fragment key={item.key}>
            <LogItem
              item={item}
              peer={peer}
              about={about}
              conversation={conversation}
              onPicture={setPicture}
            />
            {item.key === offerAfter && offer}
          </Fragment>
        ))}
        {about?.away && (
          <Text as="p" size={12} tone={3} align="center" className={styles.away}>
            {t('awaySays', { text: about.away })}
          </Text>
        )}
        {offerAfter !== '' && !isOfferAmong && offer}
      </div>
      <NewBelow rows={rows} isAway={isAway} onPress={toEnd} />
      <PictureViewer
        urls={pictures}
        at={picture === null ? null : Math.max(0, pictures.indexOf(picture))}
        onClose={() => setPicture(null)}
      />
    </div>
  );
}

/** Fetches older messages, and tells where they did not come. */
function useOlder(peer: number) {
  const [olderFailed, setOlderFailed] = useState(false);
  const fetchOlder = useCallback(async () => {
    setOlderFailed(false);
    try {
      await loadOlder(peer);
    } catch {
      setOlderFailed(true);
    }
  }, [peer]);
  return { olderFailed, fetchOlder };
}

/** The key of what was written last when the page was opened, empty where nothing was; null until that is known. */
function useOfferPlace(isLoaded: boolean, items: readonly Item[]): string | null {
  const [offerAfter, setOfferAfter] = useState<string | null>(null);
  useEffect(() => {
    if (isLoaded) setOfferAfter((before) => before ?? items.at(-1)?.key ?? '');
  }, [isLoaded, items]);
  return offerAfter;
}

type NoMessagesProps = { isLoaded: boolean; fault: string; onRetry: () => void };

function NoMessages({ isLoaded, fault, onRetry }: NoMessagesProps) {
  const t = useChatStrings();
  return (
    <>
      {fault && <ErrorState text={fault} onRetry={onRetry} />}
      {!fault && !isLoaded && (
        <Delayed>
          <LogSkeleton rows={4} />
        </Delayed>
      )}
      {isLoaded && (
        <Text as="p" size={13} tone={3} align="center" className={styles.nothing}>
          {t('nothing')}
        </Text>
      )}
    </>
  );
}
