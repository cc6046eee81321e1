import type { Module } from '../../kernel/module.ts';
import { exportGoodsWork } from './export-goods.task.ts';
import { checkGoodsWork, importGoodsWork } from './import-goods.task.ts';
import { createImportPool } from './import-pool.ts';
import { importsMessages } from './imports.messages.ts';
import { importsSellerRoutes } from './imports.seller.routes.ts';
import { unpackPictures } from './pictures/unpack-pictures.task.ts';
import { readTable } from './table/read-table.task.ts';

export const importsModule: Module = {
  name: 'imports',
  routes: importsSellerRoutes,
  tasks: [readTable, checkGoodsWork, importGoodsWork, unpackPictures, exportGoodsWork],
  messages: importsMessages,
  provide: () => ({ importPool: createImportPool() }),
  stop: ({ services }) => services.importPool.close(),
};
