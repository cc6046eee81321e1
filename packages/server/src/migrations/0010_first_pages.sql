INSERT INTO "pages" ("kind", "title", "draft", "revision", "draft_saved_at", "last_number")
SELECT first.kind, first.title::jsonb,
	coalesce((SELECT jsonb_agg("block" ORDER BY "position") FROM "page_modules" WHERE "page" = first.kind), '[]'),
	1, now(), 0
FROM (VALUES
	('home', '{"zh": "首页", "en": "Home"}'),
	('category', '{"zh": "分类页", "en": "Categories"}'),
	('search', '{"zh": "搜索页", "en": "Search"}')
) AS first(kind, title);--> statement-breakpoint
INSERT INTO "page_versions" ("page_id", "number", "title", "blocks", "made_at", "made_by", "publish_at")
SELECT "id", 1, "title", "draft", "draft_saved_at", '', "draft_saved_at" FROM "pages" WHERE "draft" <> '[]';--> statement-breakpoint
UPDATE "pages" SET "last_number" = 1, "shown_number" = 1 WHERE "draft" <> '[]';--> statement-breakpoint
WITH terms AS (
	INSERT INTO "article_categories" ("name", "position") VALUES ('{"zh": "平台条款", "en": "Terms"}', 99) RETURNING "id"
)
INSERT INTO "articles" ("key", "category_id", "title", "summary", "image", "content", "state", "changed_at")
SELECT fixed.key, terms.id, fixed.title::jsonb, '{"zh": "", "en": ""}', '', '{"zh": "", "en": ""}', 'draft', now()
FROM terms, (VALUES
	('agreement', '{"zh": "用户协议", "en": "User agreement"}'),
	('privacy', '{"zh": "隐私声明", "en": "Privacy statement"}'),
	('about', '{"zh": "关于我们", "en": "About us"}')
) AS fixed(key, title);--> statement-breakpoint
DROP TABLE "page_modules" CASCADE;
