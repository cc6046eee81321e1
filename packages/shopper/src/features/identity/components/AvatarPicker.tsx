import { Avatar } from '../../../design/Avatar.tsx';
import { useUpload } from '../../../design/use-upload.ts';
import { useIdentityStrings } from '../strings.ts';
import styles from './AvatarPicker.module.css';

const SIZE = 80;

/** The own picture; choosing another uploads it. */
export function AvatarPicker({
  url,
  name,
  onChange,
}: {
  url: string;
  name: string;
  onChange: (url: string) => void;
}) {
  const t = useIdentityStrings();
  const { waiting, uploadFiles } = useUpload(onChange);
  return (
    <label className={styles.picker} aria-busy={waiting.length > 0}>
      <Avatar url={waiting[0] ?? url} name={name} size={SIZE} />
      <span className="t13 cb">{t('avatar')}</span>
      <input
        type="file"
        accept="image/*"
        className="aloud"
        onChange={(event) => void uploadFiles([...(event.target.files ?? [])].slice(0, 1))}
      />
    </label>
  );
}
