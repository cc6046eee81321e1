import type { PageBlock, PageModule } from '@chengji/contract';
import { Segmented } from 'antd';
import { ArrowDown, ArrowUp, Copy, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { Language } from '../../../kernel/language.ts';
import { useContentText } from '../content-text.ts';
import styles from './PageEditor.module.css';
import { PhonePreview } from './PhonePreview.tsx';
import { Tool } from './Tool.tsx';

const widths = [320, 375, 390];

type Props = {
  modules: readonly PageModule[];
  blocks: readonly PageBlock[];
  selected: string | null;
  language: Language;
  canWrite: boolean;
  onLanguage: (language: Language) => void;
  onSelect: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onCopy: (id: string) => void;
  onRemove: (id: string) => void;
};

/** The phone in the middle, what can be done with the block picked in it, and how it is looked at. */
export function Stage(props: Props) {
  const { blocks, selected, language } = props;
  const text = useContentText();
  const [width, setWidth] = useState(375);
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const at = blocks.findIndex((block) => block.id === selected);
  return (
    <section className={styles.stage} aria-label={text('phonePreview')}>
      <div className={styles.stageMiddle}>
        <PhonePreview
          modules={props.modules}
          selected={selected}
          language={language}
          theme={theme}
          width={width}
          onPick={props.onSelect}
        />
        {props.canWrite && selected && at >= 0 && (
          <div className={styles.stageTools} role="toolbar" aria-label={text('blockTools')}>
            <Tool
              placement="right"
              icon={ArrowUp}
              label={text('up')}
              isOff={at === 0}
              onUse={() => props.onMove(at, at - 1)}
            />
            <Tool
              placement="right"
              icon={ArrowDown}
              label={text('down')}
              isOff={at === blocks.length - 1}
              onUse={() => props.onMove(at, at + 1)}
            />
            <Tool
              placement="right"
              icon={Copy}
              label={text('copyBlock')}
              onUse={() => props.onCopy(selected)}
            />
            <Tool
              placement="right"
              icon={Trash2}
              label={text('removeBlock')}
              onUse={() => props.onRemove(selected)}
            />
          </div>
        )}
      </div>
      <div className={styles.stageLooks}>
        <Segmented aria-label={text('phoneWidth')} value={width} options={widths} onChange={setWidth} />
        <Segmented
          aria-label={text('previewTheme')}
          value={theme}
          onChange={setTheme}
          options={(['light', 'dark'] as const).map((value) => ({ value, label: text(value) }))}
        />
        <Segmented
          aria-label={text('previewLanguage')}
          value={language}
          onChange={props.onLanguage}
          options={(['zh', 'en'] as const).map((value) => ({ value, label: text(value) }))}
        />
      </div>
    </section>
  );
}
