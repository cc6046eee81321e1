import { Button } from '../../design/Button.tsx';
import { Page } from '../../design/Page.tsx';
import { SectionCard } from '../../design/SectionCard.tsx';

/** Each primitive in its states, for whoever builds a page and for the picture test. */
export function GalleryScreen() {
  return (
    <Page>
      <SectionCard title="Button">
        <Button>Primary</Button>
      </SectionCard>
    </Page>
  );
}
