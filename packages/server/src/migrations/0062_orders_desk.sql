CREATE TABLE "order_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"text" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_views" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_views_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" bigint NOT NULL,
	"name" text NOT NULL,
	"filters" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "reduced_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "parcel_id" bigint;--> statement-breakpoint
ALTER TABLE "order_log" ADD COLUMN "note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "reduced_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "shop_close_reason" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "close_note" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "flag" text;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_notes_of_order" ON "order_notes" USING btree ("order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_views_name_once" ON "order_views" USING btree ("staff_id","name");--> statement-breakpoint
CREATE INDEX "order_lines_of_parcel" ON "order_lines" USING btree ("parcel_id") WHERE "order_lines"."parcel_id" is not null;--> statement-breakpoint
CREATE INDEX "orders_of_shop_by_number" ON "orders" USING btree ("shop_id","order_no","id");--> statement-breakpoint
CREATE INDEX "orders_of_shop_by_phone" ON "orders" USING btree ("shop_id",right("address"->>'mobile', 4));--> statement-breakpoint
CREATE INDEX "orders_of_shop_flagged" ON "orders" USING btree ("shop_id","flag","id") WHERE "orders"."flag" is not null;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_reduced_within_discount" CHECK ("order_lines"."reduced_cents" between 0 and "order_lines"."discount_cents" - "order_lines"."platform_discount_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_reduced_within_discount" CHECK ("orders"."reduced_cents" between 0 and "orders"."discount_cents" - "orders"."platform_discount_cents");