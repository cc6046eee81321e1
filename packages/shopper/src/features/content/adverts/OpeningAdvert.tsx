import { useEffect, useState } from 'react';
import { Overlay } from '../../../design/feedback/Overlay.tsx';
import { Stack, Text } from '../../../design/layout/primitives.ts';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useContentStrings } from '../strings.ts';
import { AdvertLink } from './AdvertLink.tsx';
import styles from './OpeningAdvert.module.css';
import type { OpeningAdvert as Advert } from './opening.view.ts';

const SECONDS = 5;
const WIDTH = 480;

export type OpeningAdvertProps = { advert: Advert; onClose: () => void };

/** The advert the app opens with: it closes after a countdown, or at once by a press. */
export function OpeningAdvert({ advert, onClose }: OpeningAdvertProps) {
  const t = useContentStrings();
  const [left, setLeft] = useState(SECONDS);
  useEffect(() => {
    if (left === 0) {
      onClose();
      return;
    }
    const timer = setTimeout(() => setLeft(left - 1), 1_000);
    return () => clearTimeout(timer);
  }, [left, onClose]);
  return (
    <Overlay label={advert.title} onClose={onClose}>
      <div className={styles.advert} style={{ backgroundColor: advert.colour }}>
        <AdvertLink advert={advert} className={styles.link} onPress={onClose}>
          <Photo url={advert.image} width={WIDTH} eager className={styles.picture} />
          <Stack as="span" gap={2} className={styles.words}>
            <b className={styles.title}>{advert.title}</b>
            <Text size={17} className={styles.subtitle}>
              {advert.subtitle}
            </Text>
          </Stack>
        </AdvertLink>
        <button type="button" className={styles.skip} onClick={onClose}>
          {t('skip', { seconds: left })}
        </button>
      </div>
    </Overlay>
  );
}
