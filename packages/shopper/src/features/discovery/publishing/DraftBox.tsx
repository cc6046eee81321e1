import { classes } from '@chengji/client-kit/classes';
import { serverNow } from '@chengji/client-kit/react';
import { Film, Image, Trash2 } from 'lucide-react';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { IconButton } from '../../../design/inputs/IconButton.tsx';
import { Box, look, Row, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { pictureSource } from '../../../design/pictures/picture-source.ts';
import { useLanguage } from '../../../kernel/language.ts';
import { ask } from '../../../kernel/modal.ts';
import { useTimeDisplay } from '../../../kernel/time.ts';
import styles from './DraftBox.module.css';
import { useFileUrl } from './pictures/use-file-url.ts';
import { type Draft, getDraftName } from './post-draft.view.ts';
import { dropDraft } from './store/drafts.ts';
import { usePublishingStrings } from './strings.ts';
import { removeVideo } from './video/video-uploads.ts';

const WIDTH = 56;

type DraftBoxProps = { drafts: readonly Draft[]; onOpen: (draft: Draft) => void; onClose: () => void };

/** The drafts on this phone; a press goes on with one. */
export function DraftBox({ drafts, onOpen, onClose }: DraftBoxProps) {
  const t = usePublishingStrings();
  const handleOpen = (draft: Draft) => {
    onClose();
    onOpen(draft);
  };
  return (
    <Sheet open title={t('drafts')} onClose={onClose}>
      {drafts.length === 0 ? (
        <Empty picture="parcel" title={t('noDrafts')} text={t('noDraftsHint')} />
      ) : (
        <ul className={styles.list}>
          {drafts.map((draft) => (
            <DraftRow key={draft.id} draft={draft} onOpen={() => handleOpen(draft)} />
          ))}
        </ul>
      )}
    </Sheet>
  );
}

function DraftRow({ draft, onOpen }: { draft: Draft; onOpen: () => void }) {
  const t = usePublishingStrings();
  const language = useLanguage();
  const { showAgo } = useTimeDisplay();
  const picture = draft.kind === 'video' ? draft.cover : draft.pictures[0];
  const local = useFileUrl(picture && !picture.url ? picture.key : null);
  const shown = picture?.url || local;
  const name = getDraftName(draft) || t('untitled');
  const handleRemove = async () => {
    if (!(await ask(t('removeDraftAsk')))) return;
    removeVideo(draft.id);
    dropDraft(draft.id);
  };
  return (
    <Row as="li" gap={2} className={styles.row}>
      <button
        type="button"
        className={classes(look({ row: 'center', gap: 3, grow: true }), styles.open)}
        onClick={onOpen}
      >
        <span className={styles.picture}>
          {shown ? (
            <img {...pictureSource(shown, WIDTH)} alt="" />
          ) : (
            <Icon as={draft.kind === 'video' ? Film : Image} size={24} />
          )}
        </span>
        <Box as="span" grow>
          <Text size={15} lines={1}>
            {name}
          </Text>
          <Text size={12} tone={3}>
            {t(`kind.${draft.kind}`)} · {showAgo(draft.changedAt, serverNow(), language)}
          </Text>
        </Box>
      </button>
      <IconButton
        icon={Trash2}
        size={18}
        label={t('removeDraft', { name })}
        className={look({ tone: 3 })}
        onPress={() => void handleRemove()}
      />
    </Row>
  );
}
