CREATE TABLE "refund_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refund_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_id" bigint NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"by_id" bigint,
	"content" text DEFAULT '' NOT NULL,
	"images" text[] DEFAULT '{}' NOT NULL,
	"cents" bigint,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_no" text NOT NULL,
	"order_id" bigint NOT NULL,
	"order_no" text NOT NULL,
	"line_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"received" text NOT NULL,
	"reason_code" text NOT NULL,
	"reason_zh" text NOT NULL,
	"reason_en" text NOT NULL,
	"is_shops_fault" boolean NOT NULL,
	"content" text NOT NULL,
	"images" text[] NOT NULL,
	"number" integer NOT NULL,
	"asked_cents" bigint NOT NULL,
	"takes_all" boolean NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone,
	"pinned" jsonb NOT NULL,
	"submissions" integer DEFAULT 1 NOT NULL,
	"reject_reason" text,
	"reject_images" text[],
	"brought_at" timestamp (3) with time zone,
	"verdict" text,
	"decided_cents" bigint,
	"decided_return" boolean,
	"decision_reason" text,
	"borne_by" text DEFAULT 'shop' NOT NULL,
	"return_address" jsonb,
	"parcel_id" bigint,
	"sent_at" timestamp (3) with time zone,
	"returned_cents" bigint,
	"freight_cents" bigint,
	"channel" text NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "refunds_number_once" UNIQUE("refund_no"),
	CONSTRAINT "refunds_asked_not_negative" CHECK ("refunds"."asked_cents" >= 0),
	CONSTRAINT "refunds_number_positive" CHECK ("refunds"."number" > 0)
);
--> statement-breakpoint
CREATE TABLE "return_addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "return_addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"district_code" text NOT NULL,
	"detail" text NOT NULL,
	"is_default" boolean NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "promotion_returned_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "returned_number" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "shipped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "freight_returned_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "promotion_returned_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "open_refunds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "refund_log" ADD CONSTRAINT "refund_log_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "refund_log_of_refund" ON "refund_log" USING btree ("refund_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_open_of_line" ON "refunds" USING btree ("line_id") WHERE "refunds"."state" not in ('completed', 'closed');--> statement-breakpoint
CREATE INDEX "refunds_of_line" ON "refunds" USING btree ("line_id","id");--> statement-breakpoint
CREATE INDEX "refunds_of_order" ON "refunds" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refunds_of_shopper" ON "refunds" USING btree ("shopper_id","id");--> statement-breakpoint
CREATE INDEX "refunds_of_shop_by_state" ON "refunds" USING btree ("shop_id","state","id");--> statement-breakpoint
CREATE INDEX "refunds_by_state" ON "refunds" USING btree ("state","due_at","id");--> statement-breakpoint
CREATE INDEX "refunds_by_reason_decided" ON "refunds" USING btree ("reason_code","ended_at") WHERE "refunds"."verdict" is not null;--> statement-breakpoint
CREATE INDEX "refunds_due" ON "refunds" USING btree ("due_at") WHERE "refunds"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "return_addresses_of_shop" ON "return_addresses" USING btree ("shop_id");--> statement-breakpoint
CREATE UNIQUE INDEX "return_addresses_one_default" ON "return_addresses" USING btree ("shop_id") WHERE "return_addresses"."is_default";--> statement-breakpoint
-- Lines of orders that were shipped went with them; the difference of a ladder was returned of a team order's one line.
UPDATE "order_lines" SET "shipped_at" = "orders"."shipped_at" FROM "orders" WHERE "orders"."id" = "order_lines"."order_id" AND "orders"."shipped_at" IS NOT NULL;--> statement-breakpoint
UPDATE "order_lines" SET "returned_cents" = least("orders"."returned_cents", "order_lines"."sum_cents" - "order_lines"."discount_cents") FROM "orders" WHERE "orders"."id" = "order_lines"."order_id" AND "orders"."kind" = 'ladder' AND "orders"."state" <> 'closed' AND "orders"."returned_cents" > 0;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_returned_within" CHECK ("order_lines"."returned_cents" between 0 and "order_lines"."sum_cents" - "order_lines"."discount_cents");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_promotion_returned_within" CHECK ("order_lines"."promotion_returned_cents" between 0 and "order_lines"."platform_discount_cents");--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_pieces_returned_within" CHECK ("order_lines"."returned_number" between 0 and "order_lines"."number");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_promotion_returned_within" CHECK ("orders"."promotion_returned_cents" between 0 and "orders"."platform_discount_cents");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_open_refunds_counted" CHECK ("orders"."open_refunds" >= 0);--> statement-breakpoint
-- Who answers for refunds, among the first roles there are.
UPDATE "staff_roles" SET "rights" = "rights" || array['refunds.read', 'refunds.handle'] WHERE "desk" LIKE 'shop:%' AND "key" = 'service' AND NOT 'refunds.read' = ANY ("rights");--> statement-breakpoint
UPDATE "staff_roles" SET "rights" = "rights" || array['refunds.read', 'refunds.decide'] WHERE "desk" = 'platform' AND "key" = 'support' AND NOT 'refunds.read' = ANY ("rights");--> statement-breakpoint
UPDATE "staff_roles" SET "rights" = "rights" || array['refunds.read'] WHERE "key" = 'finance' AND NOT 'refunds.read' = ANY ("rights");
