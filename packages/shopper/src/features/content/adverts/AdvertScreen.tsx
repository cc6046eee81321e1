import type { CallOut } from '@chengji/contract';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import buttonStyles from '../../../design/inputs/button.module.css';
import { Text } from '../../../design/layout/primitives.ts';
import { Page } from '../../../design/navigation/Page.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { useParams } from '../../../kernel/router/page-context.ts';
import { gone, parseTarget } from '../articles/article.view.ts';
import { DataLink } from '../pages/DataLink.tsx';
import { useAdvert } from '../queries.ts';
import { useContentStrings } from '../strings.ts';
import styles from './AdvertScreen.module.css';

const WIDTH = 390;

/** An advert's own page: what it says, and where it leads before anyone is led there. */
export function AdvertScreen() {
  const t = useContentStrings();
  const query = useAdvert(useParams('pages/article/advert').id);
  const over = (
    <Empty picture="bags" title={t('advertOver')} text={t('advertOverHint')} action={t('toHome')} />
  );
  return (
    <Page ground="white">
      <QueryView query={query} skeleton={<Skeleton height={260} radius={0} />} instead={gone(over)}>
        {(advert) => <Advert advert={advert} />}
      </QueryView>
    </Page>
  );
}

function Advert({ advert }: { advert: CallOut<'GET /wanlshop/article/advert'> }) {
  const t = useContentStrings();
  const { title, subtitle, image, url, colour } = advert;
  const lead = parseTarget(url);
  return (
    <>
      <div style={{ backgroundColor: colour }}>
        <Photo url={image} width={WIDTH} ratio="3:2" eager className={styles.picture} />
      </div>
      <div className={styles.words}>
        <h2 className={styles.title}>{title}</h2>
        <Text as="p" size={16} tone={2} className={styles.subtitle}>
          {subtitle}
        </Text>
        {lead && (
          <DataLink
            url={url}
            className={`${buttonStyles.button} ${buttonStyles.primary} ${buttonStyles.block}`}
          >
            <span className={buttonStyles.label}>{t(lead.kind === 'outside' ? 'visit' : 'look')}</span>
          </DataLink>
        )}
        {lead?.kind === 'outside' && <p className={styles.host}>{t('leaves', { host: lead.host })}</p>}
      </div>
    </>
  );
}
