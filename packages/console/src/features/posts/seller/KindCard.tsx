import { ChoiceCards } from '../../../design/inputs/ChoiceCards.tsx';
import { Card } from '../../../design/layout/Card.tsx';
import { writtenTypes } from '../posts.view.ts';
import { usePostsText } from '../posts-text.ts';
import type { PostDraft } from '../seller.view.ts';

type Props = { kind: PostDraft['kind']; isOff: boolean; onChange: (kind: PostDraft['kind']) => void };

/** Whether the post is one of pictures or a video. */
export function KindCard({ kind, isOff, onChange }: Props) {
  const text = usePostsText();
  return (
    <Card ruled title={text('kind')}>
      <ChoiceCards
        label={text('kind')}
        value={kind}
        isRow
        options={writtenTypes.map((value) => ({
          value,
          label: text(`type_${value}`),
          hint: text(`typeHint_${value}`),
          isOff,
        }))}
        onChange={onChange}
      />
    </Card>
  );
}
