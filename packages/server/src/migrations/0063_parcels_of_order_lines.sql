-- Written by hand: lines shipped before say which parcel they went in. The first parcel of an order is known by the
-- order; a later one took what was left behind, at a later moment.
UPDATE "order_lines" SET "parcel_id" = "parcels"."id"
FROM "orders", "parcels"
WHERE "orders"."id" = "order_lines"."order_id"
	AND "order_lines"."shipped_at" = "orders"."shipped_at"
	AND "parcels"."reference" = 'order:' || "orders"."id";--> statement-breakpoint
UPDATE "order_lines" SET "parcel_id" = "orders"."parcel_id"
FROM "orders"
WHERE "orders"."id" = "order_lines"."order_id"
	AND "order_lines"."shipped_at" > "orders"."shipped_at"
	AND "orders"."parcel_id" IS NOT NULL;
