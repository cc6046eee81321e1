CREATE TABLE "card_uses" (
	"card_id" bigint NOT NULL,
	"order_id" bigint NOT NULL,
	"coupon_id" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"order_cents" bigint NOT NULL,
	"used_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "card_uses_card_id_order_id_pk" PRIMARY KEY("card_id","order_id"),
	CONSTRAINT "card_uses_not_negative" CHECK ("card_uses"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "cards" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cards_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"shop_id" bigint,
	"terms" jsonb NOT NULL,
	"state" text NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_to" timestamp (3) with time zone NOT NULL,
	"remind_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"order_id" bigint,
	CONSTRAINT "cards_used_with_time" CHECK (("cards"."state" = 'used') = ("cards"."used_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupons_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"amount_cents" bigint,
	"percent" integer,
	"cap_cents" bigint,
	"least_spend_cents" bigint NOT NULL,
	"scope" text NOT NULL,
	"scope_ids" bigint[] NOT NULL,
	"scope_names" jsonb NOT NULL,
	"level" integer,
	"total" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"per_person" integer NOT NULL,
	"valid_days" integer,
	"valid_from" timestamp (3) with time zone,
	"valid_to" timestamp (3) with time zone,
	"receive_from" timestamp (3) with time zone NOT NULL,
	"receive_to" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone GENERATED ALWAYS AS (least(receive_to, valid_to)) STORED,
	"is_draft" boolean NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"stop_reason" text,
	"is_withheld" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "coupons_received_within_total" CHECK ("coupons"."received" between 0 and "coupons"."total"),
	CONSTRAINT "coupons_valid_one_way" CHECK (("coupons"."valid_days" is null) = ("coupons"."valid_to" is not null))
);
--> statement-breakpoint
ALTER TABLE "seats" ALTER COLUMN "order_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "card_uses" ADD CONSTRAINT "card_uses_card_id_cards_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."cards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "card_uses_of_order" ON "card_uses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "card_uses_of_coupon" ON "card_uses" USING btree ("coupon_id") WHERE returned_at is null;--> statement-breakpoint
CREATE INDEX "cards_of_shopper" ON "cards" USING btree ("shopper_id","state","valid_to","id");--> statement-breakpoint
CREATE INDEX "cards_of_coupon" ON "cards" USING btree ("coupon_id","shopper_id");--> statement-breakpoint
CREATE INDEX "cards_expire_due" ON "cards" USING btree ("valid_to") WHERE state = 'unused';--> statement-breakpoint
CREATE INDEX "cards_remind_due" ON "cards" USING btree ("remind_at") WHERE state = 'unused' and remind_at is not null;--> statement-breakpoint
CREATE INDEX "coupons_of_shop" ON "coupons" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "coupons_shown" ON "coupons" USING btree ("shop_id","ends_at") WHERE not is_draft and stopped_at is null and not is_withheld;