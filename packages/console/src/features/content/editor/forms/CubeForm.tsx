import { useContentText } from '../../content-text.ts';
import type { FormProps } from './form-props.ts';
import { PostersField } from './PostersField.tsx';

/** Posters as tiles. */
export function CubeForm({ block, onChange, shopId }: FormProps<'cube'>) {
  const text = useContentText();
  const { items } = block.params;
  return (
    <PostersField
      label={text('tiles')}
      hint={text('tileSize')}
      posters={items}
      most={12}
      shopId={shopId}
      onChange={onChange}
    />
  );
}
