INSERT INTO "articles" ("key", "category_id", "title", "summary", "image", "content", "state", "changed_at")
SELECT 'merchant_agreement', "category_id", '{"zh": "商家协议", "en": "Seller agreement"}', '{"zh": "", "en": ""}', '',
	'{"zh": "", "en": ""}', 'draft', now()
FROM "articles" WHERE "key" = 'agreement';
