import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Page } from '../../../design/navigation/Page.tsx';
import { go } from '../../../kernel/router/navigation.ts';
import { useInit } from '../../../kernel/session/init.ts';
import { refreshHome } from '../queries.ts';
import { useContentStrings } from '../strings.ts';
import { HomeHead } from './HomeHead.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { PageModules } from './PageModules.tsx';

/** The first page, as the operator set it up. */
export function HomeScreen() {
  const t = useContentStrings();
  const init = useInit();
  return (
    <Page wash nav={<HomeHead name={init.data?.appConfig.name} />} onRefresh={refreshHome}>
      <QueryView query={init} skeleton={<HomeSkeleton />}>
        {({ modulesData: { homeModules } }) =>
          homeModules.item.length > 0 ? (
            <PageModules modules={homeModules.item} />
          ) : (
            <Empty
              picture="bags"
              title={t('nothing')}
              text={t('nothingHint')}
              action={t('categories')}
              onAction={() => go('pages/category')}
            />
          )
        }
      </QueryView>
    </Page>
  );
}
