ALTER TABLE "popups" ADD COLUMN "image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "popups" ADD COLUMN "url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "popups" ADD COLUMN "audience" text DEFAULT 'everyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "popups" ADD COLUMN "level" integer;--> statement-breakpoint
ALTER TABLE "popups" ADD COLUMN "frequency" text DEFAULT 'once' NOT NULL;--> statement-breakpoint
ALTER TABLE "popups" ADD COLUMN "starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "popups" ADD COLUMN "ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shop_applications" ADD COLUMN "licence_ends_on" date;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "licence_warn_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "licence_over_due_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "shops_licence_warn_due" ON "shops" USING btree ("licence_warn_due_at") WHERE "shops"."licence_warn_due_at" is not null;--> statement-breakpoint
CREATE INDEX "shops_licence_over_due" ON "shops" USING btree ("licence_over_due_at") WHERE "shops"."licence_over_due_at" is not null;--> statement-breakpoint
ALTER TABLE "popups" ADD CONSTRAINT "popups_level_of_audience" CHECK (("popups"."audience" = 'level') = ("popups"."level" is not null));--> statement-breakpoint
-- Custom: what is known of licences is told from now on; a warning that is over is not sent late.
WITH "zone" AS (
	SELECT coalesce((SELECT "value" #>> '{}' FROM "settings" WHERE "name" = 'content.time_zone'), 'Asia/Shanghai') AS "name",
	       coalesce((SELECT ("value" #>> '{}')::int FROM "settings" WHERE "name" = 'shops.licence_warn_days'), 30) AS "days"
)
UPDATE "shops" SET
	"licence_over_due_at" = ("licence_ends_on" + 1)::timestamp AT TIME ZONE "zone"."name",
	"licence_warn_due_at" = CASE
		WHEN ("licence_ends_on" + 1)::timestamp AT TIME ZONE "zone"."name" > now()
		THEN ("licence_ends_on" - "zone"."days")::timestamp AT TIME ZONE "zone"."name"
	END
FROM "zone" WHERE "licence_ends_on" IS NOT NULL;
--> statement-breakpoint
-- Custom: roles the market began with get the rights that came after them, unless somebody took one of the first away.
UPDATE "staff_roles" SET "version" = "staff_roles"."version" + 1, "rights" = "staff_roles"."rights" || ARRAY(
	SELECT "added" FROM unnest("newer"."rights") WITH ORDINALITY AS "each" ("added", "at")
	WHERE NOT "added" = ANY ("staff_roles"."rights") ORDER BY "at"
)
FROM (VALUES
	('platform', 'operator', ARRAY['pages.read', 'shops.read', 'settings.read'], ARRAY['orders.read', 'goods.read', 'goods.take_down', 'fees.read', 'users.read']),
	('platform', 'support', ARRAY['users.read', 'users.contact', 'help.read'], ARRAY['orders.read', 'orders.contact', 'goods.read', 'shops.read']),
	('platform', 'finance', ARRAY['withdrawals.read', 'wallets.read'], ARRAY['orders.read', 'shops.read', 'fees.read', 'fees.write']),
	('shop:%', 'goods', ARRAY['goods.read', 'goods.write'], ARRAY['decoration.read', 'decoration.write', 'dashboard.read']),
	('shop:%', 'shipping', ARRAY['orders.read', 'orders.ship'], ARRAY['freight.read']),
	('shop:%', 'service', ARRAY['goods.read', 'orders.read', 'reviews.write'], ARRAY['campaigns.read', 'coupons.read']),
	('shop:%', 'finance', ARRAY['orders.read', 'money.see'], ARRAY['dashboard.read'])
) AS "newer" ("owner", "key", "first", "rights")
WHERE "staff_roles"."desk" LIKE "newer"."owner" AND "staff_roles"."key" = "newer"."key" AND "staff_roles"."rights" @> "newer"."first"
	AND NOT "staff_roles"."rights" @> "newer"."rights";
