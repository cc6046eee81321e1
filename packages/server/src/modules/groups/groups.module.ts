import type { Module } from '../../kernel/module.ts';
import { groupsJobs } from './groups.jobs.ts';
import { groupsMessages } from './groups.messages.ts';

export const groupsModule: Module = {
  name: 'groups',
  jobs: groupsJobs,
  messages: groupsMessages,
};
