import type { Messages } from '../../kernel/i18n/i18n.ts';
import type { Module } from '../../kernel/module.ts';
import { tasksSellerRoutes } from './tasks.seller.routes.ts';

const messages: Messages = {
  'tasks.too_many': {
    zh: '等待处理的任务过多，请稍后再试',
    en: 'Too many tasks are waiting, please try again later',
  },
  'tasks.ended': { zh: '任务已结束', en: 'This task has ended' },
  'tasks.no_file': { zh: '任务没有可下载的文件', en: 'This task has no file' },
  'tasks.fault': { zh: '任务多次出错，已停止', en: 'The task failed several times and was stopped' },
};

export const tasksModule: Module = {
  name: 'tasks',
  routes: tasksSellerRoutes,
  messages,
};
