import { classes } from '@chengji/client-kit/classes';
import { Button } from 'antd';
import { ImageIcon } from 'lucide-react';
import { useDesignText } from '../design-text.ts';
import { pictureAddress } from '../values/picture-url.ts';
import { FieldError } from './FieldError.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import type { FieldProps } from './field-props.ts';
import { PictureUpload } from './PictureUpload.tsx';
import styles from './picture-field.module.css';

type Props = Partial<Pick<FieldProps<string>, 'id' | 'error'>> & {
  label: string;
  value: string;
  onChange: (url: string) => void;
  hint?: string;
  isNeeded?: boolean;
  /** Shown as wide as a banner, unless it is a square. */
  isSquare?: boolean;
};

/** One picture: chosen, changed or taken away. */
export function PictureField({ id = '', label, value, onChange, hint, error, isNeeded, isSquare }: Props) {
  const text = useDesignText();
  return (
    <FieldGroup label={label} isRequired={isNeeded ?? false}>
      <div className={styles.pictureField}>
        <span className={classes(styles.shown, isSquare && styles.square)}>
          {value ? <img src={pictureAddress(value, 112)} alt="" /> : <ImageIcon />}
        </span>
        <PictureUpload onUploaded={onChange}>
          {(isUploading) => (
            <Button size="small" loading={isUploading}>
              {text(value ? 'changePicture' : 'choosePicture')}
            </Button>
          )}
        </PictureUpload>
        {value && !isNeeded && (
          <Button size="small" type="text" onClick={() => onChange('')}>
            {text('remove')}
          </Button>
        )}
      </div>
      {hint && <p className="muted small">{hint}</p>}
      <FieldError of={id} error={error} />
    </FieldGroup>
  );
}
