import { App } from 'antd';
import { FileCheck, ImagePlus, LoaderCircle } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { faultText } from '../../../kernel/faults.ts';
import { useShopsText } from '../shops-text.ts';
import styles from './apply.module.css';

type Props = {
  /** What the picture shows. */
  name: string;
  send: (file: File) => Promise<string>;
  value: string;
  onChange: (value: string) => void;
};

/** One picture, chosen from a file and sent at once; what was sent before is known, but not shown again. */
export function PictureField({ name, send, value, onChange }: Props) {
  const text = useShopsText();
  const { message } = App.useApp();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [preview, setPreview] = useState<string>();
  useEffect(() => () => (preview ? URL.revokeObjectURL(preview) : undefined), [preview]);

  async function take(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    try {
      onChange(await send(file));
      setPreview(URL.createObjectURL(file));
    } catch (error) {
      void message.error(faultText(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className={styles.picture}>
      <input
        id={id}
        type="file"
        accept="image/*"
        className="visually-hidden"
        onChange={(event) => {
          void take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <label htmlFor={id} aria-busy={isBusy}>
        {isBusy ? (
          <LoaderCircle />
        ) : preview ? (
          <img src={preview} alt={name} />
        ) : value ? (
          <FileCheck />
        ) : (
          <ImagePlus />
        )}
        <span>{`${text(value ? 'replace' : 'upload')} · ${name}`}</span>
      </label>
    </div>
  );
}
