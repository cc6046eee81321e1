import type { ComplaintTarget } from '@chengji/contract';
import { ReceiptText, UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { ShopTag } from '../../../design/commerce/ShopTag.tsx';
import { Box, Row, Text } from '../../../design/layout/primitives.ts';
import { Avatar } from '../../../design/pictures/avatars/Avatar.tsx';
import { Icon } from '../../../design/pictures/Icon.tsx';
import { Photo } from '../../../design/pictures/Photo.tsx';
import { isShownRound } from '../complaint.view.ts';
import { useComplaintStrings } from '../strings.ts';
import styles from './TargetHead.module.css';

const SIZE = 48;

type TargetHeadProps = { target: ComplaintTarget; children?: ReactNode };

/** What is complained about: its picture, its name, and of which shop it is. */
export function TargetHead({ target, children }: TargetHeadProps) {
  const t = useComplaintStrings();
  const { type, title, shop } = target;
  const name = type === 'order' ? t('orderNo', { title }) : title;
  return (
    <Row as="span" gap={3}>
      <TargetPicture target={target} />
      <Box as="span" grow>
        <Row as="span" gap={1} size={15} bold>
          <Text lines={1}>{name}</Text>
          {type === 'shop' && shop && <ShopTag type={shop.type} />}
        </Row>
        <Text size={12} tone={3} lines={1}>
          {type !== 'shop' && shop ? `${t(`type.${type}`)} · ${shop.name}` : t(`type.${type}`)}
        </Text>
      </Box>
      {children}
    </Row>
  );
}

function TargetPicture({ target }: { target: ComplaintTarget }) {
  const { image, title, type } = target;
  if (isShownRound(target)) return <Avatar url={image} name={title} size={SIZE} shop={type === 'shop'} />;
  if (image) return <Photo url={image} width={SIZE} thumb className={styles.photo} />;
  return (
    <span className={styles.mark}>
      <Icon as={type === 'group' ? UsersRound : ReceiptText} size={22} />
    </span>
  );
}
