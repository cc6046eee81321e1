import { postLimits } from '@chengji/contract/discovery/post-limits';
import { Archive, Eye, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/inputs/Button.tsx';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { Box, look, Row, Text } from '../../../design/layout/primitives.ts';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import barStyles from '../../../design/navigation/bottom-bar.module.css';
import { Page } from '../../../design/navigation/Page.tsx';
import pageStyles from '../../../design/navigation/page.module.css';
import { Segmented } from '../../../design/navigation/Segmented.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { leavePage, replace } from '../../../kernel/router/navigation.ts';
import { toastOnLeaving } from '../../../kernel/toast.ts';
import { AuthorCell } from './AuthorCell.tsx';
import { DraftBox } from './DraftBox.tsx';
import { ChosenGoods } from './goods/ChosenGoods.tsx';
import { LeaveSheet } from './LeaveSheet.tsx';
import styles from './PostForm.module.css';
import { Preview } from './Preview.tsx';
import { PictureGrid } from './pictures/PictureGrid.tsx';
import { watchPictures } from './pictures/picture-uploads.ts';
import {
  arePicturesThere,
  type Draft,
  type Faults,
  type Field,
  findFaults,
  getDraftName,
} from './post-draft.view.ts';
import { changeDraft, listKept, takeInHand, useDrafts } from './store/drafts.ts';
import {
  forgetAttempt,
  forgetRefusal,
  getAttempt,
  publishLater,
  publishSoon,
  useAttempts,
} from './store/publish.ts';
import { usePublishingStrings } from './strings.ts';
import { useLeaveDraft } from './use-leave-draft.ts';
import { VideoPart } from './video/VideoPart.tsx';
import { useVideoUploads, watchVideo } from './video/video-uploads.ts';

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
  const attempt = getAttempt(
    useAttempts(({ byDraft }) => byDraft),
    id,
  );
  const [faults, setFaults] = useState<Faults>({});
  const [opened, setOpened] = useState<'drafts' | 'preview' | null>(null);
  const form = useRef<HTMLDivElement>(null);
  const leaving = useLeaveDraft(draft, isOpen);
  const others = listKept(useDrafts(({ drafts }) => drafts)).filter((one) => one.id !== id);
  const stage = useVideoUploads(({ byKey }) => byKey[draft.video?.key ?? '']?.stage);
  const isThere = arePicturesThere(draft) && (kind === 'other' || !draft.video || stage === 'ready');

  useEffect(() => watchPictures(id), [id]);
  useEffect(() => watchVideo(id), [id]);
  // what is wrong is looked for again as it is mended
  const [looked, setLooked] = useState(draft);
  if (looked !== draft) {
    setLooked(draft);
    const left = findFaults(draft);
    setFaults((now) => Object.fromEntries(Object.entries(now).filter(([field]) => field in left)));
  }
  const { done } = attempt;
  useEffect(() => {
    if (!done || isOpen) return;
    forgetAttempt(id);
    if (edits) {
      toastOnLeaving(t('saved'));
      leavePage();
      return;
    }
    takeInHand(null);
    replace('pages/page/success', { type: 'find', id: done.id });
  }, [done, isOpen, edits, id, t]);

  const change = (by: Partial<Draft>) => {
    forgetRefusal(id);
    changeDraft(id, () => by);
  };
  const handlePublish = () => {
    // a second tap of what waits already changes nothing
    if (draft.isWaiting) return;
    forgetRefusal(id);
    const found = findFaults(draft);
    setFaults(found);
    if (Object.keys(found).length === 0) publishSoon(id);
  };
  const { refused } = attempt;
  useEffect(() => {
    if (Object.keys(faults).length > 0 || refused)
      form.current?.querySelector('[role="alert"]')?.scrollIntoView?.({ block: 'center' });
  }, [faults, refused]);

  const getFault = (field: Field): string | undefined => {
    const fault = faults[field];
    return refused?.field === field ? refused.text : fault && t(fault);
  };
  const words =
    draft.isWaiting && !isThere ? 'waits' : edits ? 'save' : isThere ? 'publish' : 'publishOnceSent';
  const nav = (
    <header className={pageStyles.nav}>
      <div className={pageStyles.navRow}>
        <IconButton icon={X} label={t('close')} onPress={() => void leaving.close()} />
        <h1 className={pageStyles.navTitle}>{t(edits ? `edit.${kind}` : `new.${kind}`)}</h1>
        {!edits && (
          <TextButton className={pageStyles.navAction} onPress={() => setOpened('drafts')}>
            {others.length > 0 ? t('draftsCount', { count: others.length }) : t('drafts')}
          </TextButton>
        )}
      </div>
    </header>
  );
  const bar = (
    <BottomBar>
      {!edits && (
        <button type="button" className={barStyles.icon} onClick={leaving.save}>
          <Icon as={Archive} size={21} />
          {t('saveDraft')}
        </button>
      )}
      <button type="button" className={barStyles.icon} onClick={() => setOpened('preview')}>
        <Icon as={Eye} size={21} />
        {t('preview')}
      </button>
      <Button
        className={look({ grow: true })}
        look={draft.isWaiting && !isThere ? 'line' : 'primary'}
        busy={attempt.isBusy || (draft.isWaiting && isThere)}
        onClick={handlePublish}
      >
        {t(words)}
      </Button>
    </BottomBar>
  );
  const [latest] = others;
  const isEmpty = draft.pictures.length === 0 && !draft.video;
  return (
    <Page ground="white" nav={nav} bar={bar}>
      <div ref={form}>
        {!edits && isEmpty && latest && content === '' && title === '' && (
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
        {!edits && isEmpty && (
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
          <FieldError text={getFault('pictures') ?? getFault('video') ?? getFault('cover')} />
          <Row gap={2} className={styles.title}>
            <input
              aria-label={t('title')}
              placeholder={t(`titleHint.${kind}`)}
              maxLength={postLimits.title}
              value={title}
              aria-invalid={getFault('title') ? true : undefined}
              onChange={(event) => change({ title: event.target.value })}
            />
            <Text num size={12} tone={3}>
              {title.length} / {postLimits.title}
            </Text>
          </Row>
          <FieldError text={getFault('title')} />
          <textarea
            className={styles.content}
            aria-label={t('content')}
            placeholder={t('contentHint')}
            maxLength={postLimits.content}
            rows={4}
            value={content}
            aria-invalid={getFault('content') ? true : undefined}
            onChange={(event) => change({ content: event.target.value })}
          />
          <Text as="p" num size={12} tone={3} align="end">
            {content.length} / {postLimits.content}
          </Text>
          <FieldError text={getFault('content')} />
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
