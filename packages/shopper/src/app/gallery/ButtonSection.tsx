import { Bell, Heart } from 'lucide-react';
import { useState } from 'react';
import { BuyPair } from '../../design/commerce/BuyPair.tsx';
import { ShopTag } from '../../design/commerce/ShopTag.tsx';
import { Tag } from '../../design/commerce/Tag.tsx';
import { Badge } from '../../design/feedback/Badge.tsx';
import { Button } from '../../design/inputs/Button.tsx';
import { Chip } from '../../design/inputs/Chip.tsx';
import styles from '../../design/inputs/chip.module.css';
import { IconButton } from '../../design/inputs/IconButton.tsx';
import { TextButton } from '../../design/inputs/TextButton.tsx';
import { Box, Row, Stack } from '../../design/layout/primitives.ts';
import { SectionCard } from '../../design/layout/SectionCard.tsx';
import { Icon } from '../../design/pictures/Icon.tsx';

const looks = ['primary', 'soft', 'dark', 'line', 'line-brand', 'fill'] as const;
const shops = ['self', 'flagship', 'enterprise', 'personal'] as const;
const tags = ['brand', 'grey', 'gold', 'success', 'info'] as const;
const nothing = () => {};

export function ButtonSection() {
  const [chosen, setChosen] = useState('雾紫');
  return (
    <>
      <SectionCard title="Button">
        <div className={styles.chips}>
          {looks.map((look) => (
            <Button key={look} look={look} size="m">
              {look}
            </Button>
          ))}
          <Button size="s">去参团</Button>
          <Button size="xs" look="line">
            复制
          </Button>
          <Button size="m" disabled>
            已售罄
          </Button>
          <Button size="m" busy>
            提交订单
          </Button>
        </div>
        <Stack above={3} gap={3}>
          <Button size="block">登录 / 注册</Button>
          <BuyPair
            left={{ label: '单独购买', price: '¥429', onPress: nothing }}
            right={{ label: '发起拼团', price: '¥369', onPress: nothing }}
          />
        </Stack>
        <Row gap={2}>
          <IconButton icon={Bell} label="消息" badge={12} onPress={nothing} />
          <IconButton icon={Heart} label="收藏" badge={120} onPress={nothing} />
          <TextButton brand onPress={nothing}>
            获取验证码
          </TextButton>
          <Badge count={1} dot />
        </Row>
      </SectionCard>
      <SectionCard title="Tag · Chip">
        <div className={styles.chips}>
          {shops.map((type) => (
            <ShopTag key={type} type={type} />
          ))}
          {tags.map((look) => (
            <Tag key={look} look={look}>
              包邮
            </Tag>
          ))}
        </div>
        <Box above={3} className={styles.chips}>
          {['雾紫', '银灰', '云白'].map((name) => (
            <Chip key={name} on={name === chosen} onPress={() => setChosen(name)}>
              {name}
            </Chip>
          ))}
          <Chip on={false} disabled onPress={nothing}>
            墨绿
          </Chip>
          <Chip onPress={nothing}>
            <Icon as={Heart} size={14} />
            露营帐篷
          </Chip>
        </Box>
      </SectionCard>
    </>
  );
}
