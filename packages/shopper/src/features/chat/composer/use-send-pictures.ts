import { toast } from '../../../kernel/toast.ts';
import { send } from '../store/sending.ts';
import { useChatStrings } from '../strings.ts';

const MOST_PICTURES = 9;

/** Its size, so that its room is there before it is; rejects what is no picture. */
async function measure(file: Blob): Promise<{ width: number; height: number }> {
  const url = URL.createObjectURL(file);
  try {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    return { width: picture.naturalWidth, height: picture.naturalHeight };
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Chosen pictures go one after another, in the order they were chosen. */
export function useSendPictures(peer: number) {
  const t = useChatStrings();
  return async (files: readonly File[]) => {
    if (files.length > MOST_PICTURES) toast(t('picturesMost', { count: MOST_PICTURES }));
    for (const file of files.slice(0, MOST_PICTURES)) {
      try {
        const size = await measure(file);
        void send(peer, { type: 'img', content: { url: '', ...size } }, file);
      } catch {
        toast(t('pictureUnreadable', { name: file.name }), 'fault');
      }
    }
  };
}
