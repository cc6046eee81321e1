CREATE TABLE "campaign_buyers" (
	"campaign_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "campaign_buyers_campaign_id_shopper_id_pk" PRIMARY KEY("campaign_id","shopper_id"),
	CONSTRAINT "campaign_buyers_pieces_not_negative" CHECK ("campaign_buyers"."pieces" >= 0)
);
--> statement-breakpoint
CREATE TABLE "campaign_skus" (
	"campaign_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"prices_cents" bigint[] NOT NULL,
	"cost_cents" bigint,
	CONSTRAINT "campaign_skus_campaign_id_sku_id_pk" PRIMARY KEY("campaign_id","sku_id")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "campaigns_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"sizes" integer[] NOT NULL,
	"from_cents" bigint[] NOT NULL,
	"hours" integer NOT NULL,
	"per_person" integer,
	"stock" integer,
	"auto_form" boolean NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"started_at" timestamp (3) with time zone,
	"claimed" integer DEFAULT 0 NOT NULL,
	"formed" integer DEFAULT 0 NOT NULL,
	"stop_reason" text,
	"stopped_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "campaigns_claimed_not_negative" CHECK ("campaigns"."claimed" >= 0)
);
--> statement-breakpoint
CREATE TABLE "seats" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seats_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"team_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"order_id" bigint,
	"number" integer NOT NULL,
	"state" text NOT NULL,
	"late" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"moved_at" timestamp (3) with time zone,
	CONSTRAINT "seats_order_once" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "teams_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"campaign_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"sizes" integer[] NOT NULL,
	"size" integer NOT NULL,
	"auto_form" boolean NOT NULL,
	"state" text NOT NULL,
	"seats_taken" integer NOT NULL,
	"paid" integer NOT NULL,
	"version" integer NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"settled_tier" integer,
	"filled" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "teams_seats_within_size" CHECK ("teams"."seats_taken" between 0 and "teams"."size"),
	CONSTRAINT "teams_paid_within_seats" CHECK ("teams"."paid" between 0 and "teams"."seats_taken")
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "platform_discount_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "platform_discount_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "returned_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaign_buyers" ADD CONSTRAINT "campaign_buyers_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_buyers" ADD CONSTRAINT "campaign_buyers_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_skus" ADD CONSTRAINT "campaign_skus_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_skus" ADD CONSTRAINT "campaign_skus_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seats" ADD CONSTRAINT "seats_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_goods_once" ON "campaigns" USING btree ("goods_id") WHERE "campaigns"."state" = 'open';--> statement-breakpoint
CREATE INDEX "campaigns_of_shop" ON "campaigns" USING btree ("shop_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "campaigns_by_formed" ON "campaigns" USING btree ("kind","formed" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE "campaigns"."state" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "seats_person_once" ON "seats" USING btree ("team_id","shopper_id") WHERE "seats"."state" <> 'freed';--> statement-breakpoint
CREATE INDEX "seats_of_team" ON "seats" USING btree ("team_id","id");--> statement-breakpoint
CREATE INDEX "seats_of_shopper" ON "seats" USING btree ("shopper_id","id" DESC NULLS LAST) WHERE "seats"."state" <> 'freed';--> statement-breakpoint
CREATE INDEX "teams_due" ON "teams" USING btree ("ends_at") WHERE "teams"."state" = 'start';--> statement-breakpoint
CREATE INDEX "teams_open_of_campaign" ON "teams" USING btree ("campaign_id","ends_at") WHERE "teams"."state" = 'start';--> statement-breakpoint
CREATE INDEX "teams_of_campaign" ON "teams" USING btree ("campaign_id","state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "teams_formed_by_time" ON "teams" USING btree ("ended_at") WHERE "teams"."state" in ('success', 'auto');--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_returned_within_payable" CHECK ("orders"."returned_cents" between 0 and "orders"."payable_cents");