import { useState } from 'react';
import { upload } from '../../kernel/calls/call.ts';
import { reportFault } from '../../kernel/calls/faults.ts';
import { toast } from '../../kernel/toast.ts';
import { useDesignStrings } from '../strings.ts';

/** Uploads chosen files one after another; `waiting` are shown from the phone until they are there. */
export function useUpload(onUploaded: (url: string) => void) {
  const t = useDesignStrings();
  const [waiting, setWaiting] = useState<readonly string[]>([]);

  const uploadFiles = async (files: readonly File[]) => {
    const previews = files.map((file) => URL.createObjectURL(file));
    setWaiting((others) => [...others, ...previews]);
    for (const [index, file] of files.entries()) {
      try {
        const picture = await upload('POST /wanlshop/common/upload', file, file.name);
        onUploaded(picture.url);
        toast(t('pictureUploaded'), 'done');
      } catch (error) {
        reportFault(error);
      }
      const preview = previews[index] ?? '';
      URL.revokeObjectURL(preview);
      setWaiting((others) => others.filter((other) => other !== preview));
    }
  };
  return { waiting, uploadFiles };
}
