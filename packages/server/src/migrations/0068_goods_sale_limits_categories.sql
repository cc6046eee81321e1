CREATE TABLE "shop_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"shop_id" bigint NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_shop_first_steps" (
	"staff_id" bigint PRIMARY KEY NOT NULL,
	"hidden_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "sale_starts_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "sale_ends_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "most_per_order" integer;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "most_per_buyer" integer;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "low_stock" integer;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "shop_category_ids" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "skus" ADD COLUMN "value_image" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_categories" ADD CONSTRAINT "shop_categories_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_shop_first_steps" ADD CONSTRAINT "hidden_shop_first_steps_staff_id_shop_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."shop_staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "shop_categories_name_once" ON "shop_categories" USING btree ("shop_id","name");--> statement-breakpoint
CREATE INDEX "goods_sale_starts" ON "goods" USING btree ("sale_starts_at") WHERE "goods"."sale_starts_at" is not null;--> statement-breakpoint
CREATE INDEX "goods_sale_ends" ON "goods" USING btree ("sale_ends_at") WHERE is_on_sale or is_withheld;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_planned_off_sale" CHECK ("goods"."sale_starts_at" is null or not (is_on_sale or is_withheld));