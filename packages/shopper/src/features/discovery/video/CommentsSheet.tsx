import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Row } from '../../../design/layout/primitives.ts';
import { Comments } from '../comments/Comments.tsx';
import { ComposeBar } from '../comments/ComposeBar.tsx';
import { useComposer } from '../comments/use-composer.ts';
import { useVideoStrings } from './strings.ts';

type CommentsSheetProps = { post: number; count: number; onClose: () => void };

/** The comments of a video, and the place to write one, while it plays on. */
export function CommentsSheet({ post, count, onClose }: CommentsSheetProps) {
  const t = useVideoStrings();
  const composer = useComposer(post);
  const foot = (
    <Row gap={2}>
      <ComposeBar composer={composer} />
    </Row>
  );
  return (
    <Sheet open title={t('comments', { count })} onClose={onClose} foot={foot}>
      <Comments post={post} count={count} onReply={composer.open} inSheet />
    </Sheet>
  );
}
