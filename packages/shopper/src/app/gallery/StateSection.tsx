import { Bell, Megaphone, Truck } from 'lucide-react';
import { useState } from 'react';
import { Countdown } from '../../design/commerce/Countdown.tsx';
import { Empty } from '../../design/feedback/Empty.tsx';
import { ErrorLine } from '../../design/feedback/ErrorLine.tsx';
import { LoginFirst } from '../../design/feedback/LoginFirst.tsx';
import { Sheet } from '../../design/feedback/Sheet.tsx';
import { Button } from '../../design/inputs/Button.tsx';
import chipStyles from '../../design/inputs/chip.module.css';
import cellStyles from '../../design/layout/cell.module.css';
import { KeyValue } from '../../design/layout/KeyValue.tsx';
import { Box, Row, Text } from '../../design/layout/primitives.ts';
import { SectionCard } from '../../design/layout/SectionCard.tsx';
import { Segmented } from '../../design/navigation/Segmented.tsx';
import { Tabs } from '../../design/navigation/Tabs.tsx';
import { IconTile } from '../../design/pictures/IconTile.tsx';
import { Progress } from '../../design/progress/Progress.tsx';
import { StatePill, type StateTone } from '../../design/progress/StatePill.tsx';
import { Steps } from '../../design/progress/Steps.tsx';
import { Timeline } from '../../design/progress/Timeline.tsx';
import { changeLanguage, useLanguage } from '../../kernel/language.ts';
import { ask } from '../../kernel/modal.ts';
import { chooseTheme, useTheme } from '../../kernel/theme.ts';
import { toast } from '../../kernel/toast.ts';
import styles from './gallery.module.css';

const nothing = () => {};
const languages = [
  { key: 'zh', label: '中文' },
  { key: 'en', label: 'English' },
] as const;
const themes = [
  { key: 'light', label: 'Light' },
  { key: 'dark', label: 'Dark' },
  { key: 'system', label: 'System' },
] as const;
const states: [StateTone, string][] = [
  ['waits', '待商家处理'],
  ['acts', '待您寄回'],
  ['info', '平台介入中'],
  ['done', '退款完成'],
  ['refused', '商家已拒绝'],
  ['over', '已关闭'],
];
const orderTabs = ['全部', '待付款', '待成团', '待发货', '待收货', '待评价', '已关闭'];

export function StateSection({ now }: { now: number }) {
  const language = useLanguage();
  const { theme } = useTheme();
  const [tab, setTab] = useState('全部');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <SectionCard title="Tabs" flush className={styles.galleryTabs}>
        <Tabs
          label="订单"
          tabs={orderTabs.map((label) => ({ key: label, label }))}
          on={tab}
          onChange={setTab}
        />
        <Segmented label="Language" tabs={languages} on={language} onChange={changeLanguage} />
        <Segmented label="Theme" tabs={themes} on={theme} onChange={chooseTheme} />
      </SectionCard>
      <SectionCard title="State pill">
        <div className={chipStyles.chips}>
          {states.map(([tone, text]) => (
            <StatePill key={tone} tone={tone}>
              {text}
            </StatePill>
          ))}
        </div>
      </SectionCard>
      <SectionCard title="Countdown · Progress">
        <Row row="between">
          <Countdown at={now + 8_076} />
          <Countdown at={now + 8_076} look="brand" />
          <Countdown at={now + 188_076} look="soft" />
        </Row>
        <Countdown at={now + 8_076} large />
        <Text as="div" size={13} tone={2} above={2}>
          还剩 <Countdown at={now + 600_076} look="text" />
        </Text>
        <Box above={3}>
          <Progress part={0.66} label="拼团进度" />
        </Box>
        <Box above={3}>
          <Steps steps={['提交', '审核', '退款']} current={1} />
        </Box>
      </SectionCard>
      <SectionCard title="Timeline" more="全部" onMore={nothing}>
        <Timeline
          items={[
            { key: '3', title: '派送中', text: '快递员正在为您派件', time: '11-21 08:12', isCurrent: true },
            { key: '2', text: '运输中 已到达杭州', time: '11-21 05:46' },
            { key: '1', text: '已揽收', time: '11-20 23:03' },
          ]}
        />
        <hr className={cellStyles.rule} />
        <dl>
          <KeyValue name="商品总价">¥178.00</KeyValue>
          <KeyValue name="优惠">−¥20.00</KeyValue>
        </dl>
      </SectionCard>
      <SectionCard title="Toast · Modal · Sheet">
        <div className={chipStyles.chips}>
          <Button size="m" look="soft" onClick={() => toast('复制成功', 'done')}>
            Toast
          </Button>
          <Button size="m" look="soft" onClick={() => void ask('是否清理全部搜索历史？该操作不可逆。')}>
            Modal
          </Button>
          <Button size="m" look="soft" onClick={() => setOpen(true)}>
            Sheet
          </Button>
        </div>
        <Sheet
          open={isOpen}
          title="选择规格"
          onClose={() => setOpen(false)}
          foot={<Button size="block">确定</Button>}
        >
          <Empty picture="parcel" title="还没有内容" />
        </Sheet>
        <ErrorLine onRetry={nothing} />
      </SectionCard>
      <Empty
        picture="cart"
        title="购物车还是空的"
        text="去逛逛，把喜欢的带回家"
        action="去首页逛逛"
        onAction={nothing}
      />
      <SectionCard title="图标">
        <Row gap={4}>
          <IconTile icon={Truck} tone="mint" badge={2} />
          <IconTile icon={Bell} tone="peach" badge={120} />
          <IconTile icon={Megaphone} tone="sky" size={48} />
        </Row>
      </SectionCard>
      <LoginFirst picture="heart" text="登录后查看收藏的商品" />
    </>
  );
}
