import { MapPinned } from 'lucide-react';
import { Empty } from '../../design/feedback/Empty.tsx';
import { Button } from '../../design/inputs/Button.tsx';
import { Box, look, Row, Text } from '../../design/layout/primitives.ts';
import { SectionCard } from '../../design/layout/SectionCard.tsx';
import { BottomBar } from '../../design/navigation/BottomBar.tsx';
import { Page } from '../../design/navigation/Page.tsx';
import { Icon } from '../../design/pictures/Icon.tsx';
import { copyText } from '../../kernel/copy-text.ts';
import { mapPort } from '../../kernel/map-port.ts';
import { useParams } from '../../kernel/router/page-context.ts';
import { parseSpot, spotText } from './place.view.ts';
import { useShippingStrings } from './strings.ts';

/** A place: its text, its coordinates where they are known, and a link to a map. */
export function OpenLocationScreen() {
  const t = useShippingStrings();
  const { name = '', address = '', latitude, longitude } = useParams('open-location');
  const spot = parseSpot(latitude, longitude);
  if (!name && !address && !spot) {
    return (
      <Page>
        <Empty picture="truck" title={t('noPlace')} text={t('noPlaceHint')} />
      </Page>
    );
  }
  return (
    <Page
      bar={
        <BottomBar>
          <Button look="line" className={look({ grow: true })} onClick={() => void copyText(address || name)}>
            {t('copyAddress')}
          </Button>
          <Button className={look({ grow: true })} onClick={() => void mapPort.show({ name, address, spot })}>
            {t('seeOnMap')}
          </Button>
        </BottomBar>
      }
    >
      <SectionCard className={look({ above: 2 })}>
        <Row row="start" gap={3}>
          <Icon as={MapPinned} size={24} className={look({ tone: 'brand' })} />
          <Box as="span" grow>
            {name && (
              <Text as="h2" size={17} bold tone={1}>
                {name}
              </Text>
            )}
            {address && (
              <Text as="p" size={15} tone={2} above={1}>
                {address}
              </Text>
            )}
            {spot && (
              <Text as="p" size={13} tone={3} num above={1}>
                {spotText(spot)}
              </Text>
            )}
          </Box>
        </Row>
      </SectionCard>
    </Page>
  );
}
