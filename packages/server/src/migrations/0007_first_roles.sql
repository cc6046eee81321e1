-- The roles that were written in the code so far, for the platform and for every shop that is open.
INSERT INTO "staff_roles" ("desk", "key", "name_zh", "name_en", "rights") VALUES
	('platform', 'operator', '运营', 'Operator', array['dashboard.read', 'settings.read', 'settings.write', 'pages.read', 'pages.write', 'adverts.read', 'adverts.write', 'articles.read', 'articles.write', 'help.read', 'help.write', 'hot_words.read', 'hot_words.write', 'categories.read', 'categories.write', 'shipping.read', 'shipping.write', 'shops.read']),
	('platform', 'support', '用户支持', 'User support', array['users.read', 'users.write', 'users.contact', 'help.read', 'help.write']);
--> statement-breakpoint
INSERT INTO "staff_roles" ("desk", "key", "name_zh", "name_en", "rights")
SELECT 'shop:' || "shops"."id", "first"."key", "first"."name_zh", "first"."name_en", "first"."rights"
FROM "shops", (VALUES
	('goods', '商品管理', 'Goods', array['goods.read', 'goods.write', 'freight.read', 'reviews.read']),
	('shipping', '发货', 'Shipping', array['orders.read', 'orders.ship', 'orders.contact']),
	('service', '客服', 'Service', array['goods.read', 'orders.read', 'orders.contact', 'reviews.read', 'reviews.write'])
) AS "first" ("key", "name_zh", "name_en", "rights");
