import type { CallOut } from '@chengji/contract';
import { Stack, Text } from '../../../design/layout/primitives.ts';
import { Carousel } from '../../../design/pictures/Carousel.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useAdverts } from '../queries.ts';
import { useContentStrings } from '../strings.ts';
import { AdvertLink } from './AdvertLink.tsx';
import styles from './AdvertStrip.module.css';

type Place = keyof CallOut<'GET /wanlshop/common/adverts'>['data'];

const WIDTH = 390;
const INTERVAL_MS = 5_000;

/** The adverts of a place; nothing where there are none. */
export function AdvertStrip({ place }: { place: Place }) {
  const t = useContentStrings();
  const adverts = useAdverts().data?.data[place] ?? [];
  if (adverts.length === 0) return null;
  return (
    <Carousel
      items={adverts}
      getKey={({ id }) => id}
      label={t('banner')}
      intervalMs={INTERVAL_MS}
      className={styles.strip}
    >
      {(advert) => (
        <AdvertLink advert={advert} className={styles.advert} style={{ backgroundColor: advert.colour }}>
          <Photo url={advert.image} width={WIDTH} ratio="16:5" className={styles.picture} />
          <Stack as="span" gap={1} className={styles.words}>
            <Text as="b" size={17} lines={1}>
              {advert.title}
            </Text>
            <Text size={12} lines={1}>
              {advert.subtitle}
            </Text>
          </Stack>
        </AdvertLink>
      )}
    </Carousel>
  );
}
