import { calls } from '@chengji/contract';
import { type Limit, routes } from '../../../kernel/http/routes.ts';
import { uploadPicture } from './upload-picture.ts';

/** A goods or a page has many pictures, sent one after the other. */
const uploads: Limit = { max: 300, seconds: 60, by: 'actor' };

export const uploadRoutes = routes(calls, {
  'POST /seller/files/upload': { limit: uploads, verb: uploadPicture },
  'POST /platform/files/upload': { limit: uploads, verb: uploadPicture },
});
