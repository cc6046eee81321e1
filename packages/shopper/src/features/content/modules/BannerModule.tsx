import { classes } from '@chengji/client-kit/classes';
import { ChevronRight } from 'lucide-react';
import { Stack, Text } from '../../../design/layout/primitives.ts';
import { Carousel } from '../../../design/pictures/Carousel.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { DataLink } from '../pages/DataLink.tsx';
import { useContentStrings } from '../strings.ts';
import styles from './BannerModule.module.css';
import { type ModuleOf, toLength, toStyle } from './module.view.ts';

const WIDTH = 390;
const HEIGHT = '156px';
/** A lower banner has room for two lines only. */
const LOW_PX = 110;

/** Adverts side by side; the first is what the person sees first, so its picture comes before all others. */
export function BannerModule({ module, isFirst }: { module: ModuleOf<'banner'>; isFirst: boolean }) {
  const t = useContentStrings();
  const { height = HEIGHT, ...style } = module.style;
  const { items, interval_ms } = module.params;
  if (items.length === 0) return null;
  const isLow = Number.parseFloat(String(height)) < LOW_PX;
  return (
    <div style={toStyle(style)}>
      <Carousel
        items={items}
        getKey={(advert) => advert.id}
        label={t('banner')}
        intervalMs={interval_ms}
        className={styles.banner}
      >
        {(advert, index) => (
          <DataLink
            url={advert.url}
            className={classes(styles.slide, isLow && styles.low)}
            style={{ height: toLength(height), backgroundColor: advert.colour }}
          >
            <Photo url={advert.image} width={WIDTH} eager={isFirst && index === 0} fill />
            <Stack as="span" className={styles.words}>
              <Text as="b" size={24} className={styles.title}>
                {advert.title}
              </Text>
              <Text size={13} className={styles.subtitle}>
                {advert.subtitle}
              </Text>
              {!isLow && advert.url && (
                <Text above={2} size={12} bold className={styles.look} style={{ color: advert.colour }}>
                  {t('look')}
                  <Icon as={ChevronRight} size={14} />
                </Text>
              )}
            </Stack>
          </DataLink>
        )}
      </Carousel>
    </div>
  );
}
