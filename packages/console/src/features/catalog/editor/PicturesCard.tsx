import { App, Segmented, Upload } from 'antd';
import { ArrowLeft, ArrowRight, LoaderCircle, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../design/layout/Card.tsx';
import { moveItem } from '../../../design/lists/move-item.ts';
import { Sorting, SortingItem } from '../../../design/lists/Sorting.tsx';
import { pictureAddress } from '../../../design/values/picture-url.ts';
import { uploadPicture } from '../../../kernel/calls.ts';
import { faultText } from '../../../kernel/faults.ts';
import { useCatalogText } from '../catalog-text.ts';
import { mostImages, ratios } from '../draft.ts';
import type { CardProps } from './card-props.ts';
import styles from './GoodsEditor.module.css';

/** The goods' pictures in their order; the first is the one lists show. */
export function PicturesCard({ draft, onChange }: CardProps) {
  const text = useCatalogText();
  const { message } = App.useApp();
  const [uploading, setUploading] = useState(0);
  const { images } = draft;

  /** Several files come in one go: they are sent together and keep the order they were chosen in. */
  async function handleFiles(files: File[]) {
    const wanted = files.slice(0, mostImages - images.length);
    setUploading(wanted.length);
    const answers = await Promise.allSettled(wanted.map(uploadPicture));
    setUploading(0);
    const urls = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    const failed = answers.find((answer) => answer.status === 'rejected');
    if (failed) void message.error(faultText(failed.reason));
    if (urls.length > 0) onChange({ images: [...images, ...urls] });
  }

  const move = (from: number, to: number) => onChange({ images: moveItem(images, from, to) });

  return (
    <Card ruled title={text('pictures')} aside={text('picturesHint')}>
      <div className="stack">
        <Sorting onMove={move}>
          <ul className={styles.pictures}>
            {images.map((image, at) => (
              <SortingItem key={image} id={image} at={at} className={styles.picture}>
                <img src={pictureAddress(image, 112)} alt={text('pictureNo', { n: at + 1 })} />
                {at === 0 && <span className={styles.pictureMain}>{text('mainPicture')}</span>}
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
                    onClick={() => onChange({ images: images.filter((one) => one !== image) })}
                  >
                    <X />
                  </button>
                </span>
              </SortingItem>
            ))}
            {images.length < mostImages && (
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
                      {uploading > 0
                        ? text('uploading')
                        : text('upload', { n: images.length, most: mostImages })}
                    </span>
                  </span>
                </Upload>
              </li>
            )}
          </ul>
        </Sorting>
        <div className="row">
          <span className="muted">{text('ratio')}</span>
          <Segmented
            aria-label={text('ratio')}
            value={draft.ratio}
            options={[...ratios]}
            onChange={(ratio) => onChange({ ratio })}
          />
        </div>
      </div>
    </Card>
  );
}
