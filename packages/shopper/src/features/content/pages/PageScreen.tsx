import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Hidden } from '../../../design/layout/primitives.ts';
import { Page } from '../../../design/navigation/Page.tsx';
import { useParams } from '../../../kernel/router/page-context.ts';
import { gone } from '../articles/article.view.ts';
import { reloadPage, useModulesPage } from '../queries.ts';
import { useContentStrings } from '../strings.ts';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { PageModules } from './PageModules.tsx';

/** A page the operator made of modules, by its id. */
export function PageScreen() {
  const query = useModulesPage(useParams('pages/page/index').id);
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
