import { calls } from '@chengji/contract';
import { routes } from '../../kernel/http/routes.ts';
import { exportGoods } from './export-goods.task.ts';
import { uploadPictures } from './pictures/upload-pictures.ts';
import { listImports, showImport, showReport } from './show-imports.ts';
import { startImport } from './start-import.ts';
import { uploadTable } from './table/upload-table.ts';

const largestFile = 128 * 1024 * 1024;

export const importsSellerRoutes = routes(calls, {
  'POST /seller/imports/upload': { largestFile, verb: uploadTable },
  'POST /seller/imports/pictures': { largestFile, verb: uploadPictures },
  'GET /seller/imports/list': { verb: listImports },
  'GET /seller/imports/details': { verb: showImport },
  'POST /seller/imports/start': { verb: startImport },
  'GET /seller/imports/report': { verb: showReport },
  'POST /seller/goods/export': { verb: exportGoods },
});
