import { calls } from '@chengji/contract';
import { routes } from '../../../kernel/http/routes.ts';

export const withdrawalsRoutes = routes(calls, {});
