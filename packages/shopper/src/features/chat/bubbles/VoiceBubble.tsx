import { classes } from '@chengji/client-kit/classes';
import type { StoredMessage } from '@chengji/contract';
import { type CSSProperties, useEffect } from 'react';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { toast } from '../../../kernel/toast.ts';
import { getBars } from '../chat.view.ts';
import { changeConversation } from '../store/conversations.ts';
import { useChatStrings } from '../strings.ts';
import styles from './Bubble.module.css';
import { play, stopPlaying, usePlayer } from './player.ts';

type VoiceBubbleProps = {
  peer: number;
  id: number;
  content: Extract<StoredMessage, { type: 'voice' }>['content'];
  own: boolean;
  isHeard: boolean;
  isWaiting: boolean;
};

/** A voice message: its length, and a dot until it was played. */
export function VoiceBubble({ peer, id, content, own, isHeard, isWaiting }: VoiceBubbleProps) {
  const t = useChatStrings();
  const { url, seconds } = content;
  const isPlaying = usePlayer(({ playing }) => playing === url && url !== '');
  useEffect(() => {
    if (isPlaying) return () => stopPlaying(url);
  }, [isPlaying, url]);
  const handlePress = async () => {
    if (isPlaying) return stopPlaying();
    try {
      await play(url);
      if (!own)
        changeConversation(peer, ({ heard }) => ({ heard: [...heard.filter((one) => one !== id), id] }));
    } catch {
      toast(t('cannotPlay'), 'fault');
    }
  };
  return (
    <Row gap={2}>
      <button
        type="button"
        className={classes(styles.bubble, styles.voice, own && styles.own)}
        aria-label={isPlaying ? t('pauseVoice') : t('playVoice', { seconds })}
        aria-pressed={isPlaying}
        disabled={isWaiting}
        onClick={() => void handlePress()}
      >
        <span className={styles.bars}>
          {getBars(seconds).map((bar, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the bars are a drawing
            <i key={index} style={{ '--bar': bar } as CSSProperties} />
          ))}
        </span>
        <Text num>{t('seconds', { seconds })}</Text>
      </button>
      {!own && !isHeard && <span role="img" aria-label={t('unheard')} className={styles.unheard} />}
    </Row>
  );
}
