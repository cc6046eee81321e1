import { useState } from 'react';
import { Price } from '../../design/commerce/Price.tsx';
import { Button } from '../../design/inputs/Button.tsx';
import { Row, Text } from '../../design/layout/primitives.ts';
import { BottomBar } from '../../design/navigation/BottomBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { ButtonSection } from './ButtonSection.tsx';
import { FormSection } from './FormSection.tsx';
import { GoodsSection } from './GoodsSection.tsx';
import { LoadingSection } from './LoadingSection.tsx';
import { NavigationSection } from './NavigationSection.tsx';
import { StateSection } from './StateSection.tsx';
import { TicketSection } from './TicketSection.tsx';

const bar = (
  <BottomBar>
    <Row row="baseline" grow gap={1}>
      <Text size={13}>合计</Text>
      <Price money="497.00" places="full" size="l" />
    </Row>
    <Button>提交订单</Button>
  </BottomBar>
);

/** Each part of the design in its states, for developers. */
export function GalleryScreen() {
  const [now] = useState(() => Math.floor(Date.now() / 1000));
  return (
    <Page wash bar={bar} onRefresh={() => new Promise((done) => setTimeout(done, 800))}>
      <ButtonSection />
      <StateSection now={now} />
      <FormSection />
      <NavigationSection />
      <LoadingSection />
      <TicketSection />
      <GoodsSection />
    </Page>
  );
}
