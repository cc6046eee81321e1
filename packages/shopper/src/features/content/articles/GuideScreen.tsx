import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { Stack, Text } from '../../../design/layout/primitives.ts';
import { NavBar } from '../../../design/navigation/NavBar.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { Carousel } from '../../../design/pictures/Carousel.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { replace } from '../../../kernel/router/navigation.ts';
import { usePage } from '../../../kernel/router/page-context.ts';
import { useAdverts } from '../queries.ts';
import { useContentStrings } from '../strings.ts';
import styles from './GuideScreen.module.css';

const WIDTH = 390;

const begin = () => replace('pages/index');

/** What a newcomer may expect, a page at a time: the adverts the operator has for them. */
export function GuideScreen() {
  const t = useContentStrings();
  const { title } = usePage();
  return (
    <Page fixed ground="white" nav={<NavBar title={title} />}>
      <QueryView query={useAdverts()} skeleton={<Skeleton height="70vh" radius={0} />}>
        {({ data: { firstAdverts } }) =>
          firstAdverts.length === 0 ? (
            <Empty picture="party" title={t('welcome')} action={t('begin')} onAction={begin} />
          ) : (
            <Stack className={styles.guide}>
              <Carousel items={firstAdverts} getKey={({ id }) => id} label={title} className={styles.slides}>
                {(slide, index) => (
                  <div className={styles.slide} style={{ backgroundColor: slide.colour }}>
                    <Photo url={slide.image} width={WIDTH} eager={index === 0} fill />
                    <div className={styles.words}>
                      <h2 className={styles.title}>{slide.title}</h2>
                      <Text as="p" above={2} size={16} className={styles.subtitle}>
                        {slide.subtitle}
                      </Text>
                    </div>
                  </div>
                )}
              </Carousel>
              <div className={styles.foot}>
                <Button size="block" onClick={begin}>
                  {t('begin')}
                </Button>
              </div>
            </Stack>
          )
        }
      </QueryView>
    </Page>
  );
}
