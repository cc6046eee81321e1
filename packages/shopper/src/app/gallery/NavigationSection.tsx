import { Compass, House, LayoutGrid, ShoppingCart, UserRound } from 'lucide-react';
import { useState } from 'react';
import { Overlay } from '../../design/feedback/Overlay.tsx';
import { Button } from '../../design/inputs/Button.tsx';
import { RegionSheet } from '../../design/inputs/RegionSheet.tsx';
import { SearchBar } from '../../design/inputs/SearchBar.tsx';
import { Box, Row } from '../../design/layout/primitives.ts';
import { SectionCard } from '../../design/layout/SectionCard.tsx';
import { SearchLink } from '../../design/navigation/SearchLink.tsx';
import { TabBar, type TabItem } from '../../design/navigation/TabBar.tsx';
import { Icon } from '../../design/pictures/Icon.tsx';
import {
  CartSolid,
  CompassSolid,
  GridSolid,
  HomeSolid,
  UserSolid,
} from '../../design/pictures/shell-icons.tsx';
import styles from './gallery.module.css';

const nothing = () => {};
const regions = [
  {
    code: '330000',
    name: '浙江省',
    children: [
      {
        code: '330100',
        name: '杭州市',
        children: [
          { code: '330106', name: '西湖区' },
          { code: '330108', name: '滨江区' },
        ],
      },
    ],
  },
  {
    code: '110000',
    name: '北京市',
    children: [{ code: '110100', name: '市辖区', children: [{ code: '110101', name: '东城区' }] }],
  },
];
const tabs: TabItem[] = [
  {
    path: 'pages/index',
    label: '首页',
    icon: <Icon as={House} size={24} />,
    iconOn: <HomeSolid size={24} />,
  },
  {
    path: 'pages/category',
    label: '分类',
    icon: <Icon as={LayoutGrid} size={24} />,
    iconOn: <GridSolid size={24} />,
  },
  {
    path: 'pages/find',
    label: '发现',
    icon: <Icon as={Compass} size={24} />,
    iconOn: <CompassSolid size={24} />,
  },
  {
    path: 'pages/cart',
    label: '购物车',
    icon: <Icon as={ShoppingCart} size={24} />,
    iconOn: <CartSolid size={24} />,
    badge: 120,
  },
  {
    path: 'pages/user',
    label: '我的',
    icon: <Icon as={UserRound} size={24} />,
    iconOn: <UserSolid size={24} />,
  },
];

export function NavigationSection() {
  const [words, setWords] = useState('脐橙');
  const [opened, setOpened] = useState<'region' | 'overlay' | null>(null);
  const close = () => setOpened(null);
  return (
    <>
      <SectionCard title="Search">
        <SearchBar value={words} placeholder="搜索商品和店铺" onChange={setWords} onSearch={nothing} />
        <Box above={3}>
          <SearchLink words="搜索商品和店铺" />
        </Box>
        <Box above={3}>
          <SearchLink white words="脐橙" hint="脐橙" />
        </Box>
      </SectionCard>
      <SectionCard title="Region · Overlay">
        <Row gap={2}>
          <Button size="m" look="soft" onClick={() => setOpened('region')}>
            Region
          </Button>
          <Button size="m" look="soft" onClick={() => setOpened('overlay')}>
            Overlay
          </Button>
        </Row>
        <RegionSheet open={opened === 'region'} regions={regions} onClose={close} onChoose={close} />
        {opened === 'overlay' && (
          <Overlay label="Overlay" onClose={close}>
            <Button onClick={close}>关闭</Button>
          </Overlay>
        )}
      </SectionCard>
      <SectionCard title="Tab bar" flush className={styles.galleryTabs}>
        <div className={styles.galleryTabBar}>
          <TabBar items={tabs} on="pages/cart" />
        </div>
      </SectionCard>
    </>
  );
}
