import type { ServiceBlock } from '@chengji/contract';
import { go } from '../../../kernel/router/navigation.ts';

type PageLink = Extract<ServiceBlock, { kind: 'pages' }>['rows'][number];

/** Opens the help page or the article that says it. */
export const openPage = ({ kind, id, title }: PageLink): void =>
  kind === 'help' ? go('pages/user/help', { id }) : go('pages/article/details', { id: String(id), title });
