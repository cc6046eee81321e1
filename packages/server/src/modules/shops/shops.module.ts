import type { Module } from '../../kernel/module.ts';
import { registerActors } from '../identity/index.ts';
import { findSellerActor } from './seller-log-in.ts';
import { shopsSellerRoutes } from './shops.seller.routes.ts';

registerActors('seller', findSellerActor);

export const shopsModule: Module = { name: 'shops', routes: shopsSellerRoutes };
