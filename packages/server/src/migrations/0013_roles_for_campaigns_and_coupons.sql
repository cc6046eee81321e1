-- Whoever looks after goods, and the market's operator, look after campaigns and coupons too. A role whose rights somebody chose stays as it is.
UPDATE "staff_roles" SET "rights" = "rights" || array['campaigns.read', 'campaigns.write', 'coupons.read', 'coupons.write']
WHERE ("key" = 'goods' AND "desk" LIKE 'shop:%' AND "rights" = array['goods.read', 'goods.write', 'freight.read', 'reviews.read'])
   OR ("key" = 'operator' AND "desk" = 'platform' AND "rights" = array['dashboard.read', 'settings.read', 'settings.write', 'pages.read', 'pages.write', 'adverts.read', 'adverts.write', 'articles.read', 'articles.write', 'help.read', 'help.write', 'hot_words.read', 'hot_words.write', 'categories.read', 'categories.write', 'shipping.read', 'shipping.write', 'shops.read']);
