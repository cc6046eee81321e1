import type { PageModule } from '@chengji/contract';
import { Empty } from '../../../design/feedback/Empty.tsx';
import { type Asked, QueryView } from '../../../design/feedback/QueryView.tsx';
import { Hidden } from '../../../design/layout/primitives.ts';
import { Page } from '../../../design/navigation/Page.tsx';
import { useParams } from '../../../kernel/router/page-context.ts';
import { gone } from '../articles/article.view.ts';
import { reloadPage, useModulesPage, usePagePreview } from '../queries.ts';
import { useContentStrings } from '../strings.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { PageModules } from './PageModules.tsx';

/** A page the operator made of modules, by its id; or the draft of one, by the token its editor gave. */
export function PageScreen() {
  const { id, preview } = useParams('pages/page/index');
  return preview ? <Draft token={preview} /> : <Published id={id} />;
}

const Published = ({ id }: { id: number }) => <Shown query={useModulesPage(id)} />;
const Draft = ({ token }: { token: string }) => <Shown query={usePagePreview(token)} />;

type Modules = { title: string; modules: PageModule[] };

function Shown({ query }: { query: Asked<Modules> }) {
  return (
    <Page title={query.data?.title} onRefresh={reloadPage}>
      <QueryView query={query} skeleton={<HomeSkeleton />} instead={gone(<NothingHere />)}>
        {({ modules, title }) =>
          modules.length === 0 ? (
            <NothingHere />
          ) : (
            <>
              <Hidden as="h2">{title}</Hidden>
              <PageModules modules={modules} />
            </>
          )
        }
      </QueryView>
    </Page>
  );
}

function NothingHere() {
  const t = useContentStrings();
  return <Empty picture="bags" title={t('pageGone')} text={t('pageGoneHint')} action={t('toHome')} />;
}
