import { Button } from 'antd';
import { ImagePlus, X } from 'lucide-react';
import { useDesignText } from '../design-text.ts';
import { FieldError } from '../inputs/FieldError.tsx';
import { FieldGroup } from '../inputs/FieldGroup.tsx';
import type { FieldProps } from '../inputs/field-props.ts';
import { PictureUpload } from '../inputs/PictureUpload.tsx';
import { pictureAddress } from '../values/picture-url.ts';
import styles from './pictures.module.css';

type Props = FieldProps<readonly string[]> & { label: string; most: number };

/** Several pictures: each is uploaded as it is chosen, and can be taken away. */
export function PicturesField({ id, label, value, error, most, onChange }: Props) {
  const text = useDesignText();
  return (
    <FieldGroup label={`${label} ${value.length} / ${most}`}>
      <ul className={styles.pictures}>
        {value.map((image, at) => (
          <li key={image} className={styles.chosen}>
            <img src={pictureAddress(image, 56)} alt={text('picture', { n: at + 1 })} />
            <button
              type="button"
              aria-label={`${text('remove')} ${text('picture', { n: at + 1 })}`}
              onClick={() => onChange(value.filter((one) => one !== image))}
            >
              <X />
            </button>
          </li>
        ))}
        {value.length < most && (
          <li>
            <PictureUpload onUploaded={(url) => onChange([...value.filter((one) => one !== url), url])}>
              {(isUploading) => (
                <Button
                  className={styles.add}
                  icon={<ImagePlus />}
                  loading={isUploading}
                  aria-label={text('choosePicture')}
                />
              )}
            </PictureUpload>
          </li>
        )}
      </ul>
      <FieldError of={id} error={error} />
    </FieldGroup>
  );
}
