import { ShopTag } from '../../../design/commerce/ShopTag.tsx';
import { Row, Text } from '../../../design/layout/primitives.ts';
import { SectionCard } from '../../../design/layout/SectionCard.tsx';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { DataLink } from '../pages/DataLink.tsx';
import { useContentStrings } from '../strings.ts';
import { type ModuleOf, toStyle } from './module.view.ts';
import styles from './ShopListModule.module.css';

const LOGO = 52;

/** Shops the operator puts forward, to push along. */
export function ShopListModule({ module }: { module: ModuleOf<'shop_list'> }) {
  const t = useContentStrings();
  const { title, items } = module.params;
  if (items.length === 0) return null;
  return (
    <section style={toStyle(module.style)}>
      <SectionCard title={title}>
        <Row row="scroll" className={styles.shops}>
          {items.map(({ id, name, type, logo, city, score }) => (
            <DataLink key={id} url={`/pages/shop/index?id=${id}`} className={styles.shop}>
              <Avatar url={logo} name={name} size={LOGO} shop />
              <Text as="b" above={1} size={13} lines={1} className={styles.name}>
                {name}
              </Text>
              <ShopTag type={type} />
              <Text num size={12} tone={3} lines={1} className={styles.facts}>
                {score === null ? city : t('shopFacts', { city, score: score.toFixed(1) })}
              </Text>
            </DataLink>
          ))}
        </Row>
      </SectionCard>
    </section>
  );
}
