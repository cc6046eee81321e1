import type { PostPart } from '@chengji/contract/discovery/post-parts.rules';
import { CheckList } from '../../../design/feedback/CheckList.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { usePostsText } from '../posts-text.ts';

type Props = { isVideo: boolean; missing: readonly PostPart[] };

const pictureChecks = ['images', 'content', 'goods'] as const;
const videoChecks = ['video', 'cover', 'title', 'content', 'goods'] as const;

/** What the post needs before it can be published. */
export function ChecksCard({ isVideo, missing }: Props) {
  const text = usePostsText();
  return (
    <Card title={text('checks')}>
      <CheckList
        lines={(isVideo ? videoChecks : pictureChecks).map((key) => ({
          key,
          label: text(`check_${key}`),
          level: 'must',
          isPassed: !missing.includes(key),
        }))}
      />
    </Card>
  );
}
