import { Empty } from '../../../design/feedback/Empty.tsx';
import { QueryView } from '../../../design/feedback/QueryView.tsx';
import { Skeleton } from '../../../design/feedback/Skeleton.tsx';
import { Button } from '../../../design/inputs/Button.tsx';
import { TextButton } from '../../../design/inputs/TextButton.tsx';
import { ButtonRow } from '../../../design/layout/ButtonRow.tsx';
import { go, replace } from '../../../kernel/router/navigation.ts';
import { usePublished } from './queries.ts';
import { usePublishingStrings } from './strings.ts';

/** A post was published, or waits for the review. */
export function PostSuccess({ id }: { id: number }) {
  const t = usePublishingStrings();
  return (
    <QueryView
      query={usePublished(id)}
      skeleton={<Skeleton height={168} radius={20} />}
      instead={{
        'discovery.post_gone': (
          <Empty picture="robot" title={t('gone')} text={t('goneHint')} action={t('home')} />
        ),
      }}
    >
      {({ own, type, author }) => {
        const state = own && own.state !== 'shown' ? 'reviewing' : 'shown';
        const person = author.kind === 'shop' ? { kind: 'shop', id: author.id } : {};
        return (
          <Empty picture="party" title={t(`success.${state}`)} text={t(`success.${state}Hint`)}>
            <ButtonRow>
              <Button look="line" onClick={() => go('pages/index')}>
                {t('home')}
              </Button>
              <Button
                onClick={() =>
                  replace(
                    type === 'video' ? 'pages/apps/find/details/video' : 'pages/apps/find/details/details',
                    { id },
                  )
                }
              >
                {t('see')}
              </Button>
            </ButtonRow>
            <TextButton brand onPress={() => replace('pages/apps/find/user', person)}>
              {t('mine')}
            </TextButton>
          </Empty>
        );
      }}
    </QueryView>
  );
}
