CREATE TABLE "goods_sales_days" (
	"shop_id" bigint NOT NULL,
	"day" date NOT NULL,
	"goods_id" bigint NOT NULL,
	"orders" integer NOT NULL,
	"pieces" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "goods_sales_days_once" PRIMARY KEY("shop_id","day","goods_id")
);
--> statement-breakpoint
CREATE TABLE "sales_day_parts" (
	"shop_id" bigint NOT NULL,
	"day" date NOT NULL,
	"part" text NOT NULL,
	"name" text NOT NULL,
	"orders" integer NOT NULL,
	"buyers" integer NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "sales_day_parts_once" PRIMARY KEY("shop_id","part","day","name")
);
--> statement-breakpoint
CREATE TABLE "sales_days" (
	"shop_id" bigint NOT NULL,
	"day" date NOT NULL,
	"placed" integer NOT NULL,
	"placers" integer NOT NULL,
	"orders" integer NOT NULL,
	"buyers" integer NOT NULL,
	"cents" bigint NOT NULL,
	"refunded" integer NOT NULL,
	CONSTRAINT "sales_days_once" PRIMARY KEY("shop_id","day")
);
--> statement-breakpoint
CREATE TABLE "stale_sales_days" (
	"shop_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "stale_sales_days_once" PRIMARY KEY("shop_id","day")
);
--> statement-breakpoint
CREATE TABLE "shop_source_days" (
	"shop_id" bigint NOT NULL,
	"day" date NOT NULL,
	"source" text NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "shop_source_days_once" PRIMARY KEY("shop_id","day","source")
);
--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "shop_days" ADD COLUMN "viewers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_days" ADD COLUMN "carters" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_visitors" ADD COLUMN "step" text DEFAULT 'visit' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_visitors" ADD COLUMN "source" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "shop_source_days" ADD CONSTRAINT "shop_source_days_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sales_day_parts_by_day" ON "sales_day_parts" USING btree ("part","day");--> statement-breakpoint
CREATE INDEX "sales_days_by_day" ON "sales_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "orders_of_shop_placed" ON "orders" USING btree ("shop_id","placed_at");--> statement-breakpoint
CREATE INDEX "orders_of_shop_paid" ON "orders" USING btree ("shop_id","paid_at","shopper_id") WHERE "orders"."paid_at" is not null;--> statement-breakpoint
ALTER TABLE "shop_visitors" DROP CONSTRAINT "shop_visitors_once";
--> statement-breakpoint
ALTER TABLE "shop_visitors" ADD CONSTRAINT "shop_visitors_once" PRIMARY KEY("shop_id","day","visitor","step");--> statement-breakpoint
INSERT INTO "stale_sales_days" ("shop_id", "day")
SELECT DISTINCT "shop_id", ("moment" AT TIME ZONE 'Asia/Shanghai')::date FROM "orders"
CROSS JOIN LATERAL (VALUES ("placed_at"), ("paid_at")) AS "moments" ("moment") WHERE "moment" IS NOT NULL;
