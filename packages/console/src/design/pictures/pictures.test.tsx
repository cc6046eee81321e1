// @vitest-environment jsdom
import type { CallOut } from '@chengji/contract';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { closePage, openPage } from '../../testing/open-page.tsx';
import { PicturesField } from './PicturesField.tsx';
import { SortablePictures } from './SortablePictures.tsx';

afterEach(closePage);

type Props = { images: string[]; onChange: (images: string[]) => void };

const fields = {
  'sorted pictures': (props: Props) => <SortablePictures {...props} most={9} />,
  pictures: ({ images, onChange }: Props) => (
    <PicturesField
      id="pictures"
      label="图片"
      value={images}
      error={undefined}
      most={9}
      onChange={(value) => onChange([...value])}
    />
  ),
};

function Edited({ field }: { field: keyof typeof fields }) {
  const [images, setImages] = useState(['/files/a.webp', '/files/b.webp']);
  return (
    <>
      {fields[field]({ images, onChange: setImages })}
      <output>{images.join(' ')}</output>
    </>
  );
}

test.each(['sorted pictures', 'pictures'] as const)(
  'of %s one taken away while another is on its way stays away',
  async (field) => {
    const { promise, resolve } = Promise.withResolvers<CallOut<'POST /platform/files/upload'>>();
    const { sent } = openPage(<Edited field={field} />, {
      answers: { 'POST /platform/files/upload': () => promise },
    });
    const file = document.querySelector('input[type=file]') as HTMLInputElement;
    fireEvent.change(file, { target: { files: [new File(['x'], 'c.webp', { type: 'image/webp' })] } });
    await waitFor(() => expect(sent('POST /platform/files/upload')).toHaveLength(1));
    fireEvent.click(screen.getAllByRole('button', { name: /删除|移除/ })[0] as HTMLElement);
    resolve({ url: '/files/c.webp', fullurl: '', width: 4, height: 5 });
    await waitFor(() => expect(screen.getByRole('status').textContent).toBe('/files/b.webp /files/c.webp'));
  },
);
