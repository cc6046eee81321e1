import { MapPinned } from 'lucide-react';
import { Empty } from '../../design/feedback/Empty.tsx';
import { Button } from '../../design/inputs/Button.tsx';
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
          <Button look="line" className="grow" onClick={() => void copyText(address || name)}>
            {t('copyAddress')}
          </Button>
          <Button className="grow" onClick={() => void mapPort.show({ name, address, spot })}>
            {t('seeOnMap')}
          </Button>
        </BottomBar>
      }
    >
      <SectionCard className="mt-2">
        <div className="fx-t g-3">
          <Icon as={MapPinned} size={24} className="cb" />
          <span className="grow">
            {name && <h2 className="t17 bold c1">{name}</h2>}
            {address && <p className="t15 c2 mt-1">{address}</p>}
            {spot && <p className="t13 c3 num mt-1">{spotText(spot)}</p>}
          </span>
        </div>
      </SectionCard>
    </Page>
  );
}
