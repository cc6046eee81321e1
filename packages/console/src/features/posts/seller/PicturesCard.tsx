import { postLimits } from '@chengji/contract/discovery/post-limits';
import { FieldError } from '../../../design/inputs/FieldError.tsx';
import { Fields } from '../../../design/inputs/Fields.tsx';
import type { FieldProps } from '../../../design/inputs/field-props.ts';
import { Card } from '../../../design/layout/Card.tsx';
import { SortablePictures } from '../../../design/pictures/SortablePictures.tsx';
import { usePostsText } from '../posts-text.ts';

type Props = { pictures: FieldProps<string[]>; isOpen: boolean; isSending: boolean };

/** The pictures in their order. */
export function PicturesCard({ pictures, isOpen, isSending }: Props) {
  const text = usePostsText();
  return (
    <Card ruled title={text('pictures')} aside={text('picturesHint')}>
      <Fields isOff={!isOpen || isSending}>
        <SortablePictures
          images={pictures.value}
          most={postLimits.images}
          isOff={!isOpen}
          onChange={pictures.onChange}
        />
        <FieldError of={pictures.id} error={pictures.error} />
      </Fields>
    </Card>
  );
}
