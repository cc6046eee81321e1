import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Cell } from '../../../design/layout/Cell.tsx';
import { Text } from '../../../design/layout/primitives.ts';
import { go } from '../../../kernel/router/navigation.ts';
import { toast } from '../../../kernel/toast.ts';
import { takeOut } from '../cards/taken-out.ts';
import { OwnPost } from '../details/OwnPost.tsx';
import { usePost } from '../queries.ts';
import { useDiscoveryStrings } from '../strings.ts';
import styles from './MenuSheet.module.css';
import type { Slide } from './player/slides.view.ts';
import { useVideoStrings } from './strings.ts';

type MenuSheetProps = { slide: Slide; onClose: () => void; onSkip: () => void };

/** Why a video is shown, and what to do where it should not be; of an own one, what became of it. */
export function MenuSheet({ slide, onClose, onSkip }: MenuSheetProps) {
  const t = useVideoStrings();
  const words = useDiscoveryStrings();
  const { data: post } = usePost(slide.id);
  const { reason } = slide;
  const handleTakeOut = () => {
    onClose();
    if (takeOut(slide.id)) toast(t('takenOut'), 'done');
    else onSkip();
  };
  const handleReport = () => {
    onClose();
    go('pages/user/complaint/complaint', { type: 'post', id: slide.id });
  };
  return (
    <Sheet open title={t('menu')} onClose={onClose}>
      {post?.own ? (
        <OwnPost post={post} own={post.own} />
      ) : (
        <>
          {reason && (
            <Text as="p" size={15} tone={2} className={styles.because}>
              {words(`because.${reason.kind}`, { category: reason.category, author: slide.author.name })}
            </Text>
          )}
          <Cell label={t('notInterested')} onPress={handleTakeOut} />
          <Cell label={t('report')} onPress={handleReport} />
        </>
      )}
    </Sheet>
  );
}
