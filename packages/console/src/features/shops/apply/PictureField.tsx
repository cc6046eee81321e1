import { App } from 'antd';
import { ImagePlus, LoaderCircle } from 'lucide-react';
import { useId, useState } from 'react';
import { pictureAddress } from '../../../design/file-address.ts';
import { causeOf } from '../../../kernel/failure.ts';
import { useShopsText } from '../shops-text.ts';
import { uploadDocument } from './applicant.ts';

type Props = {
  /** What the picture shows. */
  name: string;
  value?: string;
  onChange?: (url: string) => void;
};

/** One picture, chosen from a file and sent at once. */
export function PictureField({ name, value, onChange }: Props) {
  const text = useShopsText();
  const { message } = App.useApp();
  const id = useId();
  const [isBusy, setBusy] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    setBusy(true);
    try {
      onChange?.(await uploadDocument(file));
    } catch (error) {
      void message.error(causeOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="picture-field">
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
        {value ? (
          <img src={pictureAddress(value, 160)} alt={name} />
        ) : isBusy ? (
          <LoaderCircle />
        ) : (
          <ImagePlus />
        )}
        <span>{`${text(value ? 'replace' : 'upload')} · ${name}`}</span>
      </label>
    </div>
  );
}
