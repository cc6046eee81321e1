import { useEffect, useState } from 'react';
import { useDesignStrings } from '../../../design/strings.ts';
import { reportFault } from '../../../kernel/calls/faults.ts';
import { leavePage } from '../../../kernel/router/navigation.ts';
import { saveUserInfo } from '../../../kernel/session/user-store.ts';
import { toast, toastOnLeaving } from '../../../kernel/toast.ts';
import { wechat } from '../../../kernel/wechat/wechat.ts';
import { uploadPortrait, useSaveAvatar } from '../queries.ts';
import { useAccountStrings } from '../strings.ts';
import { type Crop, wholeCrop } from './crop.view.ts';
import { cutPicture, getSize, openPicture } from './cut-picture.ts';

type Chosen = { url: string; image: HTMLImageElement; crop: Crop };

/** The picture that is being cut, from the phone to the profile. */
export function usePortrait() {
  const t = useAccountStrings();
  const say = useDesignStrings();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isUploading, setUploading] = useState(false);
  const saving = useSaveAvatar(({ userinfo }) => {
    saveUserInfo(userinfo);
    toastOnLeaving(t('saved'));
    leavePage();
  });
  const isBusy = isUploading || saving.isPending;
  const url = chosen?.url;
  useEffect(() => () => void (url && URL.revokeObjectURL(url)), [url]);

  const open = async (file: File) => {
    const opened = URL.createObjectURL(file);
    try {
      const image = await openPicture(opened);
      setChosen({ url: opened, image, crop: wholeCrop(getSize(image)) });
    } catch {
      URL.revokeObjectURL(opened);
      toast(t('badPicture'), 'fault');
    }
  };

  return {
    chosen,
    isBusy,
    open,
    /** From WeChat's own album. */
    async openFromApp() {
      const file = await wechat.chooseImage();
      if (file) await open(file);
    },
    setCrop: (crop: Crop) => setChosen((current) => current && { ...current, crop }),
    async save() {
      if (!chosen || isBusy) return;
      setUploading(true);
      try {
        const blob = await cutPicture(chosen.image, chosen.crop);
        const file = await uploadPortrait(blob);
        toast(say('pictureUploaded'), 'done');
        saving.mutate({ avatar: file.url });
      } catch (error) {
        reportFault(error);
      } finally {
        setUploading(false);
      }
    },
  };
}
