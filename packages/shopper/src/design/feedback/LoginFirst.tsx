import { askLogin } from '../../kernel/router/navigation.ts';
import { useDesignStrings } from '../strings.ts';
import type { ArtName } from './art.ts';
import { Empty } from './Empty.tsx';

/** What a visitor sees of a personal page; after the login they are back here. */
export function LoginFirst({ picture, text }: { picture: ArtName; text: string }) {
  const t = useDesignStrings();
  return (
    <Empty picture={picture} title={t('loginFirst')} text={text} action={t('logIn')} onAction={askLogin} />
  );
}
