CREATE TABLE "fee_rates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_rates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint,
	"category_id" bigint,
	"basis_points" integer,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"staff_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fee_rates_of_something" CHECK (coalesce("fee_rates"."shop_id", "fee_rates"."category_id") is not null),
	CONSTRAINT "fee_rates_within" CHECK ("fee_rates"."basis_points" between 0 and 5000)
);
--> statement-breakpoint
CREATE TABLE "added_carriers" (
	"code" text PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"zh" text NOT NULL,
	"en" text NOT NULL,
	"aliases" text[] NOT NULL,
	"phone" text NOT NULL,
	"number_forms" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "goodwill_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "commission_basis_points" integer;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "licence_ends_on" date;--> statement-breakpoint
CREATE INDEX "fee_rates_of_shop" ON "fee_rates" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("state","id");--> statement-breakpoint
CREATE INDEX "orders_by_phone" ON "orders" USING btree (right("address"->>'mobile', 4));--> statement-breakpoint
CREATE INDEX "orders_by_receiver" ON "orders" USING btree (("address"->>'name'));