import { App, Upload } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { uploadPicture } from '../../kernel/calls.ts';
import { faultText } from '../../kernel/faults.ts';

type Props = {
  onUploaded: (url: string) => void;
  /** Where it is sent to; answers its address. */
  upload?: (file: File, onProgress: (part: number) => void) => Promise<string>;
  /** `percent` is how much of it has gone. */
  children: (isUploading: boolean, percent: number) => ReactNode;
};

/** Pressing what is inside chooses a picture, which is uploaded at once. */
export function PictureUpload({ onUploaded, upload = uploadPicture, children }: Props) {
  const { message } = App.useApp();
  const [isUploading, setUploading] = useState(false);
  const [percent, setPercent] = useState(0);
  // what it is part of may have changed once it is there
  const latest = useRef(onUploaded);
  latest.current = onUploaded;
  async function handleFile(file: File) {
    setUploading(true);
    setPercent(0);
    try {
      const url = await upload(file, (part) => setPercent(Math.round(part * 100)));
      latest.current(url);
    } catch (error) {
      void message.error(faultText(error));
    } finally {
      setUploading(false);
    }
  }
  return (
    <Upload
      accept="image/*"
      showUploadList={false}
      beforeUpload={(file) => {
        void handleFile(file);
        return false;
      }}
    >
      {children(isUploading, percent)}
    </Upload>
  );
}
