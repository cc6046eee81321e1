import { CirclePlus, Keyboard, Mic, Smile } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { useChatStrings } from '../strings.ts';
import { CommonQuestions } from './CommonQuestions.tsx';
import styles from './Composer.module.css';
import { EmojiPanel } from './EmojiPanel.tsx';
import { MoreWays } from './MoreWays.tsx';
import { useWriting } from './use-writing.ts';
import { VoiceButton } from './VoiceButton.tsx';
import { WordsField } from './WordsField.tsx';

type Panel = 'emoji' | 'more';

/** Words, voices, pictures, goods and orders, each sent from here. */
export function WriteBar({ peer }: { peer: number }) {
  const t = useChatStrings();
  const field = useRef<HTMLTextAreaElement>(null);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [isVoice, setVoice] = useState(false);
  const { text, write, insert, submit } = useWriting(peer, field);
  const hasWords = text.trim() !== '';
  const toggle = (which: Panel) => {
    setVoice(false);
    setPanel(panel === which ? null : which);
    field.current?.blur();
  };
  const toggleVoice = () => {
    setPanel(null);
    setVoice(!isVoice);
  };
  return (
    <div className={styles.bar}>
      {text === '' && !isVoice && panel === null && (
        <CommonQuestions
          onChoose={(question) => {
            write(question);
            field.current?.focus();
          }}
        />
      )}
      <div className={styles.row}>
        <IconButton
          icon={isVoice ? Keyboard : Mic}
          label={t(isVoice ? 'keyboard' : 'voice')}
          onPress={toggleVoice}
        />
        {isVoice ? (
          <VoiceButton peer={peer} />
        ) : (
          <WordsField
            field={field}
            text={text}
            onChange={write}
            onSubmit={submit}
            onFocus={() => setPanel(null)}
          />
        )}
        <IconButton
          icon={panel === 'emoji' ? Keyboard : Smile}
          label={t('emoji')}
          onPress={() => toggle('emoji')}
        />
        {hasWords && !isVoice ? (
          <Button size="m" className={styles.send} onClick={submit}>
            {t('sendIt')}
          </Button>
        ) : (
          <IconButton icon={CirclePlus} label={t('moreWays')} onPress={() => toggle('more')} />
        )}
      </div>
      {panel === 'emoji' && <EmojiPanel onChoose={insert} />}
      {panel === 'more' && <MoreWays peer={peer} onDone={() => setPanel(null)} />}
    </div>
  );
}
