import { Empty } from '../../design/Empty.tsx';
import { Page } from '../../design/Page.tsx';
import { QueryView } from '../../design/QueryView.tsx';
import { useInit } from '../../kernel/init.ts';
import { go } from '../../kernel/router/navigation.ts';
import { HomeHead } from './components/HomeHead.tsx';
import { HomeSkeleton } from './components/HomeSkeleton.tsx';
import { PageModules } from './components/PageModules.tsx';
import { refreshHome } from './queries.ts';
import { useContentStrings } from './strings.ts';

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
