import { ClipboardList, Image } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { useChatStrings } from '../strings.ts';
import styles from './Composer.module.css';
import { OrderPicker } from './OrderPicker.tsx';
import { useSendPictures } from './use-send-pictures.ts';

/** Pictures, and an order of this shop. */
export function MoreWays({ peer, onDone }: { peer: number; onDone: () => void }) {
  const t = useChatStrings();
  const [isChoosing, setChoosing] = useState(false);
  const sendPictures = useSendPictures(peer);
  const handleFiles = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])];
    target.value = '';
    if (files.length === 0) return;
    void sendPictures(files);
    onDone();
  };
  return (
    <div className={styles.panel}>
      <label className={styles.way}>
        <span className={styles.face}>
          <Icon as={Image} size={26} />
        </span>
        {t('picture')}
        <input type="file" accept="image/*" multiple onChange={handleFiles} />
      </label>
      <button type="button" className={styles.way} onClick={() => setChoosing(true)}>
        <span className={styles.face}>
          <Icon as={ClipboardList} size={26} />
        </span>
        {t('sendOrder')}
      </button>
      {isChoosing && <OrderPicker peer={peer} onClose={() => setChoosing(false)} onSent={onDone} />}
    </div>
  );
}
