/** What the form of a post is made of. */
import { postLimits } from '@chengji/contract/discovery/post-limits';
import { Archive, Eye, X } from 'lucide-react';
import { Button } from '../../../design/inputs/Button.tsx';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { look, Row, Text } from '../../../design/layout/primitives.ts';
import { BottomBar } from '../../../design/navigation/BottomBar.tsx';
import barStyles from '../../../design/navigation/bottom-bar.module.css';
import pageStyles from '../../../design/navigation/page.module.css';
import { Icon } from '../../../design/pictures/Icon.tsx';
import styles from './PostForm.module.css';
import type { Draft } from './post-draft.view.ts';
import { usePublishingStrings } from './strings.ts';
import type { usePostForm } from './use-post-form.ts';

type Form = ReturnType<typeof usePostForm>;
type NavProps = { draft: Draft; draftCount: number; onClose: () => void; onDrafts: () => void };

export function PostNav({ draft: { edits, kind }, draftCount, onClose, onDrafts }: NavProps) {
  const t = usePublishingStrings();
  return (
    <header className={pageStyles.nav}>
      <div className={pageStyles.navRow}>
        <IconButton icon={X} label={t('close')} onPress={onClose} />
        <h1 className={pageStyles.navTitle}>{t(edits ? `edit.${kind}` : `new.${kind}`)}</h1>
        {!edits && (
          <TextButton className={pageStyles.navAction} onPress={onDrafts}>
            {draftCount > 0 ? t('draftsCount', { count: draftCount }) : t('drafts')}
          </TextButton>
        )}
      </div>
    </header>
  );
}

type BarProps = { draft: Draft; form: Form; onSave: () => void; onPreview: () => void };

export function PostBar({ draft: { edits, isWaiting }, form, onSave, onPreview }: BarProps) {
  const t = usePublishingStrings();
  const { attempt, isThere, publish } = form;
  const waits = isWaiting && !isThere;
  const words = waits ? 'waits' : edits ? 'save' : isThere ? 'publish' : 'publishOnceSent';
  return (
    <BottomBar>
      {!edits && (
        <button type="button" className={barStyles.icon} onClick={onSave}>
          <Icon as={Archive} size={21} />
          {t('saveDraft')}
        </button>
      )}
      <button type="button" className={barStyles.icon} onClick={onPreview}>
        <Icon as={Eye} size={21} />
        {t('preview')}
      </button>
      <Button
        className={look({ grow: true })}
        look={waits ? 'line' : 'primary'}
        busy={attempt.isBusy || (isWaiting && isThere)}
        onClick={publish}
      >
        {t(words)}
      </Button>
    </BottomBar>
  );
}

/** The title and the text, each with its length. */
export function PostText({ draft: { kind, title, content }, form }: { draft: Draft; form: Form }) {
  const t = usePublishingStrings();
  const { getFault, change } = form;
  return (
    <>
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
    </>
  );
}
