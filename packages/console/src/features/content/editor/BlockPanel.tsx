import type { PageBlock } from '@chengji/contract';
import { Tabs } from 'antd';
import { MousePointerClick } from 'lucide-react';
import { EmptyState } from '../../../design/feedback/EmptyState.tsx';
import { Fields } from '../../../design/inputs/Fields.tsx';
import { useContentText } from '../content-text.ts';
import { BlockForm } from './forms/BlockForm.tsx';
import { StyleForm } from './forms/StyleForm.tsx';
import styles from './PageEditor.module.css';

type Props = {
  block: PageBlock | undefined;
  shopId: number | undefined;
  canWrite: boolean;
  onChange: (block: PageBlock, step?: string) => void;
};

/** What the block worked on holds and how it looks. */
export function BlockPanel({ block, shopId, canWrite, onChange }: Props) {
  const text = useContentText();
  if (!block)
    return <EmptyState icon={<MousePointerClick />} title={text('pickTitle')} hint={text('pickHint')} />;
  return (
    <Tabs
      className={styles.panelTabs}
      aria-label={text(`block_${block.type}`)}
      tabBarExtraContent={<span className="muted small">{text(`block_${block.type}`)}</span>}
      items={[
        {
          key: 'content',
          label: text('content'),
          children: (
            <Fields className={styles.panelForm} isOff={!canWrite} key={block.id}>
              <BlockForm block={block} shopId={shopId} onChange={onChange} />
            </Fields>
          ),
        },
        {
          key: 'style',
          label: text('style'),
          children: (
            <Fields className={styles.panelForm} isOff={!canWrite} key={block.id}>
              <StyleForm
                block={block}
                onChange={(style, step) => onChange({ ...block, style }, `style.${step}`)}
              />
            </Fields>
          ),
        },
      ]}
    />
  );
}
