import { App, Upload } from 'antd';
import { type ReactNode, useState } from 'react';
import { uploadPicture } from '../../kernel/calls.ts';
import { faultText } from '../../kernel/faults.ts';

type Props = {
  onUploaded: (url: string) => void;
  /** Where it is sent to; answers its address. */
  upload?: (file: File) => Promise<string>;
  children: (isUploading: boolean) => ReactNode;
};

/** Pressing what is inside chooses a picture, which is uploaded at once. */
export function PictureUpload({ onUploaded, upload = uploadPicture, children }: Props) {
  const { message } = App.useApp();
  const [isUploading, setUploading] = useState(false);
  async function handleFile(file: File) {
    setUploading(true);
    try {
      onUploaded(await upload(file));
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
      {children(isUploading)}
    </Upload>
  );
}
