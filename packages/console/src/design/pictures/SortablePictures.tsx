import { moveItem } from '@chengji/client-kit/lists/move-item';
import { App, Upload } from 'antd';
import { ArrowLeft, ArrowRight, LoaderCircle, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { uploadPicture } from '../../kernel/calls.ts';
import { faultText } from '../../kernel/faults.ts';
import { useDesignText } from '../design-text.ts';
import { Sorting, SortingItem } from '../lists/Sorting.tsx';
import { pictureAddress } from '../values/picture-url.ts';
import styles from './sortable-pictures.module.css';

type Props = {
  images: readonly string[];
  most: number;
  /** They are only looked at. */
  isOff?: boolean;
  onChange: (images: string[]) => void;
};

/** Pictures in their order, the first of them the one that lists show: dragged, moved by a press, taken away. */
export function SortablePictures({ images, most, isOff = false, onChange }: Props) {
  const text = useDesignText();
  const { message } = App.useApp();
  const [uploading, setUploading] = useState(0);
  // others are moved or taken away while some are on their way
  const latest = useRef(images);
  latest.current = images;

  /** Several files come in one go: they are sent together and keep the order they were chosen in. */
  async function handleFiles(files: File[]) {
    const wanted = files.slice(0, most - images.length);
    setUploading(wanted.length);
    const answers = await Promise.allSettled(wanted.map((file) => uploadPicture(file)));
    setUploading(0);
    const urls = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) void message.error(faultText(failed.reason));
    const fresh = [...new Set(urls)].filter((url) => !latest.current.includes(url));
    if (fresh.length > 0) onChange([...latest.current, ...fresh]);
  }

  const move = (from: number, to: number) => {
    if (!isOff) onChange(moveItem(images, from, to));
  };

  return (
    <Sorting onMove={move}>
      <ul className={styles.pictures}>
        {images.map((image, at) => (
          <SortingItem key={image} id={image} at={at} className={styles.picture}>
            <img src={pictureAddress(image, 112)} alt={text('picture', { n: at + 1 })} />
            {at === 0 && <span className={styles.pictureMain}>{text('mainPicture')}</span>}
            {!isOff && (
              <span className={styles.pictureTools}>
                <button
                  type="button"
                  aria-label={text('moveLeft')}
                  disabled={at === 0}
                  onClick={() => move(at, at - 1)}
                >
                  <ArrowLeft />
                </button>
                <button
                  type="button"
                  aria-label={text('moveRight')}
                  disabled={at === images.length - 1}
                  onClick={() => move(at, at + 1)}
                >
                  <ArrowRight />
                </button>
                <button
                  type="button"
                  aria-label={text('removePicture')}
                  onClick={() => onChange(images.filter((one) => one !== image))}
                >
                  <X />
                </button>
              </span>
            )}
          </SortingItem>
        ))}
        {!isOff && images.length < most && (
          <li>
            <Upload
              accept="image/*"
              multiple
              showUploadList={false}
              disabled={uploading > 0}
              beforeUpload={(file, all) => {
                if (file === all.at(-1)) void handleFiles(all);
                return false;
              }}
            >
              <span className={styles.pictureAdd}>
                {uploading > 0 ? <LoaderCircle className={styles.turning} /> : <Plus />}
                <span className="small">
                  {uploading > 0 ? text('uploading') : text('uploadPictures', { n: images.length, most })}
                </span>
              </span>
            </Upload>
          </li>
        )}
      </ul>
    </Sorting>
  );
}
