/** The public API of discovery. */
import type { Module } from '../../kernel/module.ts';
import { discoveryListeners } from './discovery.events.ts';
import { discoveryRoutes } from './discovery.routes.ts';

export { addToFigure } from './posts.queries.ts';
export { allowPost, findPosts, takePostDown } from './take-post-down.ts';
export { addPost, commentOnPost, likePost } from './write-posts.ts';

export const discoveryModule: Module = {
  name: 'discovery',
  routes: discoveryRoutes,
  listeners: discoveryListeners,
  messages: {
    'discovery.post_gone': { zh: '该动态已不存在', en: 'This post is gone' },
  },
};
