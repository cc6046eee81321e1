import { useState } from 'react';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Page } from '../../../design/navigation/Page.tsx';
import { Segmented } from '../../../design/navigation/Segmented.tsx';
import { AuthorCell } from './AuthorCell.tsx';
import { DraftBox } from './DraftBox.tsx';
import { ChosenGoods } from './goods/ChosenGoods.tsx';
import { LeaveSheet } from './LeaveSheet.tsx';
import styles from './PostForm.module.css';
import { PostBar, PostNav, PostText } from './PostFormParts.tsx';
import { Preview } from './Preview.tsx';
import { PictureGrid } from './pictures/PictureGrid.tsx';
import { type Draft, getDraftName } from './post-draft.view.ts';
import { listKept, useDrafts } from './store/drafts.ts';
import { publishLater } from './store/publish.ts';
import { usePublishingStrings } from './strings.ts';
import { useLeaveDraft } from './use-leave-draft.ts';
import { usePostForm } from './use-post-form.ts';
import { VideoPart } from './video/VideoPart.tsx';

type PostFormProps = {
  draft: Draft;
  /** False once it was published or thrown away. */
  isOpen: boolean;
  /** Goes on with another draft. */
  onOpen?: ((draft: Draft) => void) | undefined;
};

/** All of a post while it is written. What is written is kept as it is typed. */
export function PostForm({ draft, isOpen, onOpen }: PostFormProps) {
  const t = usePublishingStrings();
  const { id, edits, kind, title, content } = draft;
  const form = usePostForm(draft, isOpen);
  const { getFault, change, isThere } = form;
  const [opened, setOpened] = useState<'drafts' | 'preview' | null>(null);
  const leaving = useLeaveDraft(draft, isOpen);
  const others = listKept(useDrafts(({ drafts }) => drafts)).filter((one) => one.id !== id);
  const [latest] = others;
  const isNew = !edits && draft.pictures.length === 0 && !draft.video;
  return (
    <Page
      ground="white"
      nav={
        <PostNav
          draft={draft}
          draftCount={others.length}
          onClose={() => void leaving.close()}
          onDrafts={() => setOpened('drafts')}
        />
      }
      bar={<PostBar draft={draft} form={form} onSave={leaving.save} onPreview={() => setOpened('preview')} />}
    >
      <div ref={form.ref}>
        {isNew && latest && content === '' && title === '' && (
          <Row gap={2} className={styles.unfinished}>
            <Text grow size={13} lines={1}>
              {t('unfinished')}
              {getDraftName(latest) && ` · ${getDraftName(latest)}`}
            </Text>
            <TextButton brand onPress={() => onOpen?.(latest)}>
              {t('goOn')}
            </TextButton>
          </Row>
        )}
        {isNew && (
          <Box inset="page" above={2}>
            <Segmented
              label={t('kinds')}
              tabs={(['other', 'video'] as const).map((key) => ({ key, label: t(`kind.${key}`) }))}
              on={kind}
              onChange={(on) => change({ kind: on })}
            />
          </Box>
        )}
        <Box inset="page" above={3}>
          {kind === 'other' ? <PictureGrid draft={draft} /> : <VideoPart draft={draft} />}
          <FieldError text={getFault('images') ?? getFault('video') ?? getFault('cover')} />
          <PostText draft={draft} form={form} />
        </Box>
        <div className={styles.gap} />
        <ChosenGoods draft={draft} />
        <Box inset="page">
          <FieldError text={getFault('goods')} />
        </Box>
        {!edits && <AuthorCell asShop={draft.asShop} onChange={(asShop) => change({ asShop })} />}
        {draft.isWaiting && !isThere && (
          <Row row="between" gap={2} role="status" size={13} tone={2} className={styles.waits}>
            <span>{t('waitsHint')}</span>
            <TextButton brand onPress={() => publishLater(id)}>
              {t('dontWait')}
            </TextButton>
          </Row>
        )}
      </div>
      {opened === 'drafts' && (
        <DraftBox drafts={others} onOpen={(one) => onOpen?.(one)} onClose={() => setOpened(null)} />
      )}
      {opened === 'preview' && <Preview draft={draft} onClose={() => setOpened(null)} />}
      {leaving.asked && <LeaveSheet {...leaving.asked} />}
    </Page>
  );
}
