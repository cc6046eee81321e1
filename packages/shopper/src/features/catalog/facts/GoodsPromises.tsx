import { Clock3, HandCoins, ShieldCheck, Undo2, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { Sheet } from '../../../design/feedback/Sheet.tsx';
import { Box, look, Row, Text } from '../../../design/layout/primitives.ts';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { runningCampaign } from '../buying/selling.view.ts';
import type { Goods } from '../buying/sku.view.ts';
import { listPromises } from '../goods/goods.view.ts';
import { useCatalogStrings } from '../strings.ts';
import { GoodsFact } from './GoodsFact.tsx';
import styles from './GoodsFacts.module.css';

const icons = { returns: Undo2, sent: Clock3, refund: HandCoins, held: ShieldCheck, team: UsersRound };

/** What every order of this market is promised; a press explains it. */
export function GoodsPromises({ goods }: { goods: Goods }) {
  const t = useCatalogStrings();
  const [isReading, setReading] = useState(false);
  const promises = listPromises(goods.promises, runningCampaign(goods) !== null);
  return (
    <>
      <GoodsFact name={t('promisesLabel')} onPress={() => setReading(true)}>
        {promises.map(({ key, params }) => t(`promise.${key}`, params)).join(' · ')}
      </GoodsFact>
      <Sheet open={isReading} title={t('promises')} onClose={() => setReading(false)}>
        <ul className={styles.promises}>
          {promises.map(({ key, params }) => (
            <Row as="li" key={key} row="start" gap={3}>
              <Icon as={icons[key]} size={20} className={look({ tone: 'brand' })} />
              <Box grow>
                <Text as="h3" size={15} bold>
                  {t(`promise.${key}`, params)}
                </Text>
                <Text as="p" size={13} tone={2} above={1}>
                  {t(`promiseText.${key}`, params)}
                </Text>
              </Box>
            </Row>
          ))}
        </ul>
      </Sheet>
    </>
  );
}
