import { Camera, X } from 'lucide-react';
import { type ChangeEvent, useRef } from 'react';
import { Icon } from '../pictures/Icon.tsx';
import { pictureSource } from '../pictures/picture-source.ts';
import { useDesignStrings } from '../strings.ts';
import buttonStyles from './button.module.css';
import styles from './picker.module.css';
import { useUpload } from './use-upload.ts';

const WIDTH = 90;

type ImagePickerProps = {
  urls: readonly string[];
  most: number;
  onChange: (urls: string[]) => void;
};

/** Pictures that are uploaded as they are chosen; `urls` are those that are there. */
export function ImagePicker({ urls, most, onChange }: ImagePickerProps) {
  const t = useDesignStrings();
  // uploads end later than the render that began them, and two may end before the next
  const latest = useRef(urls);
  latest.current = urls;
  const { waiting, uploadFiles } = useUpload((url) => {
    latest.current = [...latest.current, url];
    onChange([...latest.current]);
  });
  const room = most - urls.length - waiting.length;

  const handleChoose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])].slice(0, room);
    event.target.value = '';
    void uploadFiles(files);
  };
  return (
    <div className={styles.pictures}>
      {urls.map((url, index) => (
        <div key={url} className={styles.picture}>
          <img
            {...pictureSource(url, WIDTH)}
            alt={t('pictureNumber', { number: index + 1, total: urls.length })}
          />
          <button
            type="button"
            className={styles.remove}
            aria-label={t('removePicture')}
            onClick={() => onChange(urls.filter((other) => other !== url))}
          >
            <Icon as={X} size={20} />
          </button>
        </div>
      ))}
      {waiting.map((preview) => (
        <div key={preview} className={styles.picture}>
          <img src={preview} alt="" />
          <span role="status" aria-label={t('uploading')}>
            <span className={buttonStyles.ring} />
          </span>
        </div>
      ))}
      {room > 0 && (
        <label className={`${styles.picture} ${styles.add}`}>
          <Icon as={Camera} size={24} />
          {urls.length}/{most}
          <input
            type="file"
            accept="image/*"
            multiple={room > 1}
            aria-label={t('addPicture')}
            onChange={handleChoose}
          />
        </label>
      )}
    </div>
  );
}
