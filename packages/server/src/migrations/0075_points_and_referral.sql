CREATE TABLE "check_in_rank_counts" (
	"board" text NOT NULL,
	"period" date NOT NULL,
	"value" integer NOT NULL,
	"people" integer NOT NULL,
	CONSTRAINT "check_in_rank_counts_board_period_value_pk" PRIMARY KEY("board","period","value"),
	CONSTRAINT "check_in_rank_counts_not_negative" CHECK ("check_in_rank_counts"."people" >= 0)
);
--> statement-breakpoint
CREATE TABLE "check_in_ranks" (
	"shopper_id" bigint PRIMARY KEY NOT NULL,
	"month" date NOT NULL,
	"month_points" integer NOT NULL,
	"last_day" date NOT NULL,
	"row_days" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "check_in_rows" (
	"shopper_id" bigint NOT NULL,
	"first_day" date NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "check_in_rows_shopper_id_first_day_pk" PRIMARY KEY("shopper_id","first_day"),
	CONSTRAINT "check_in_rows_end_once" UNIQUE("shopper_id","last_day"),
	CONSTRAINT "check_in_rows_end_after_start" CHECK ("check_in_rows"."last_day" >= "check_in_rows"."first_day")
);
--> statement-breakpoint
CREATE TABLE "check_ins" (
	"shopper_id" bigint NOT NULL,
	"day" date NOT NULL,
	"is_made_up" boolean NOT NULL,
	"points" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "check_ins_shopper_id_day_pk" PRIMARY KEY("shopper_id","day")
);
--> statement-breakpoint
CREATE TABLE "points_accounts" (
	"shopper_id" bigint PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"growth" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "points_accounts_never_below_zero" CHECK ("points_accounts"."points" >= 0),
	CONSTRAINT "points_accounts_growth_covers_points" CHECK ("points_accounts"."growth" >= "points_accounts"."points")
);
--> statement-breakpoint
CREATE TABLE "points_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shopper_id" bigint NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"points" integer NOT NULL,
	"growth" integer NOT NULL,
	"points_after" integer NOT NULL,
	"for_day" date,
	"row_days" integer,
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "points_changes_key_once" UNIQUE("key"),
	CONSTRAINT "points_changes_something" CHECK ("points_changes"."points" <> 0),
	CONSTRAINT "points_changes_growth_is_what_is_earned" CHECK ("points_changes"."growth" = greatest("points_changes"."points", 0))
);
--> statement-breakpoint
CREATE TABLE "referral_bindings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_bindings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shopper_id" bigint NOT NULL,
	"referrer_id" bigint NOT NULL,
	"second_id" bigint,
	"bound_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_bindings_once" UNIQUE("shopper_id"),
	CONSTRAINT "referral_bindings_never_oneself" CHECK ("referral_bindings"."shopper_id" <> "referral_bindings"."referrer_id"),
	CONSTRAINT "referral_bindings_no_ring" CHECK ("referral_bindings"."shopper_id" is distinct from "referral_bindings"."second_id")
);
--> statement-breakpoint
CREATE TABLE "referral_codes" (
	"shopper_id" bigint PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "referral_codes_once" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "referral_earnings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "referral_earnings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"earner_id" bigint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"level" integer NOT NULL,
	"basis_points" integer NOT NULL,
	"paid_cents" bigint NOT NULL,
	"goods_cents" bigint NOT NULL,
	"cents" bigint NOT NULL,
	"state" text NOT NULL,
	"paid_at" timestamp (3) with time zone NOT NULL,
	"credited_at" timestamp (3) with time zone,
	CONSTRAINT "referral_earnings_once" UNIQUE("order_id","level"),
	CONSTRAINT "referral_earnings_two_levels" CHECK ("referral_earnings"."level" in (1, 2)),
	CONSTRAINT "referral_earnings_never_oneself" CHECK ("referral_earnings"."earner_id" <> "referral_earnings"."buyer_id"),
	CONSTRAINT "referral_earnings_within_what_was_paid" CHECK ("referral_earnings"."goods_cents" between 0 and "referral_earnings"."paid_cents"),
	CONSTRAINT "referral_earnings_not_negative" CHECK ("referral_earnings"."cents" between 0 and "referral_earnings"."goods_cents"),
	CONSTRAINT "referral_earnings_credited_with_time" CHECK (("referral_earnings"."state" = 'credited') = ("referral_earnings"."credited_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "referral_left_out" (
	"shop_id" bigint PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_orders" (
	"order_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_suspicions" (
	"head_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"shopper_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "referral_suspicions_head_id_kind_shopper_id_other_id_pk" PRIMARY KEY("head_id","kind","shopper_id","other_id"),
	CONSTRAINT "referral_suspicions_in_order" CHECK ("referral_suspicions"."shopper_id" < "referral_suspicions"."other_id")
);
--> statement-breakpoint
CREATE TABLE "referrers" (
	"shopper_id" bigint PRIMARY KEY NOT NULL,
	"first_people" integer DEFAULT 0 NOT NULL,
	"second_people" integer DEFAULT 0 NOT NULL,
	"sales_cents" bigint DEFAULT 0 NOT NULL,
	"expected_cents" bigint DEFAULT 0 NOT NULL,
	"withheld_cents" bigint DEFAULT 0 NOT NULL,
	"credited_cents" bigint DEFAULT 0 NOT NULL,
	"blocked_at" timestamp (3) with time zone,
	"blocked_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "coupons" ADD COLUMN "points" integer;--> statement-breakpoint
ALTER TABLE "payout_accounts" ADD COLUMN "shared_digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "check_in_ranks" ADD CONSTRAINT "check_in_ranks_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_rows" ADD CONSTRAINT "check_in_rows_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_accounts" ADD CONSTRAINT "points_accounts_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points_changes" ADD CONSTRAINT "points_changes_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_bindings" ADD CONSTRAINT "referral_bindings_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_bindings" ADD CONSTRAINT "referral_bindings_referrer_id_shoppers_id_fk" FOREIGN KEY ("referrer_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_bindings" ADD CONSTRAINT "referral_bindings_second_id_shoppers_id_fk" FOREIGN KEY ("second_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_codes" ADD CONSTRAINT "referral_codes_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_earnings" ADD CONSTRAINT "referral_earnings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_earnings" ADD CONSTRAINT "referral_earnings_earner_id_shoppers_id_fk" FOREIGN KEY ("earner_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_earnings" ADD CONSTRAINT "referral_earnings_buyer_id_shoppers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_left_out" ADD CONSTRAINT "referral_left_out_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_orders" ADD CONSTRAINT "referral_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_suspicions" ADD CONSTRAINT "referral_suspicions_head_id_shoppers_id_fk" FOREIGN KEY ("head_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_suspicions" ADD CONSTRAINT "referral_suspicions_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_suspicions" ADD CONSTRAINT "referral_suspicions_other_id_shoppers_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrers" ADD CONSTRAINT "referrers_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_in_ranks_by_month" ON "check_in_ranks" USING btree ("month","month_points" DESC NULLS FIRST,"shopper_id");--> statement-breakpoint
CREATE INDEX "check_in_ranks_by_row" ON "check_in_ranks" USING btree ("last_day","row_days" DESC NULLS FIRST,"shopper_id");--> statement-breakpoint
CREATE INDEX "check_ins_by_day" ON "check_ins" USING btree ("day");--> statement-breakpoint
CREATE INDEX "points_changes_of_shopper" ON "points_changes" USING btree ("shopper_id","id");--> statement-breakpoint
CREATE INDEX "points_changes_of_month" ON "points_changes" USING btree ("shopper_id","day");--> statement-breakpoint
CREATE INDEX "points_changes_by_day" ON "points_changes" USING btree ("day");--> statement-breakpoint
CREATE INDEX "referral_bindings_of_referrer" ON "referral_bindings" USING btree ("referrer_id","id");--> statement-breakpoint
CREATE INDEX "referral_bindings_of_second" ON "referral_bindings" USING btree ("second_id","id") WHERE second_id is not null;--> statement-breakpoint
CREATE INDEX "referral_earnings_of_earner" ON "referral_earnings" USING btree ("earner_id","id");--> statement-breakpoint
CREATE INDEX "referral_earnings_of_buyer" ON "referral_earnings" USING btree ("buyer_id","earner_id");--> statement-breakpoint
CREATE INDEX "referral_earnings_withheld" ON "referral_earnings" USING btree ("earner_id") WHERE state = 'withheld';--> statement-breakpoint
CREATE INDEX "referral_earnings_credited" ON "referral_earnings" USING btree ("credited_at") WHERE credited_at is not null;--> statement-breakpoint
CREATE INDEX "referrers_by_earnings" ON "referrers" USING btree (("expected_cents" + "withheld_cents" + "credited_cents") desc,"shopper_id");--> statement-breakpoint
CREATE INDEX "referrers_blocked" ON "referrers" USING btree ("blocked_at") WHERE blocked_at is not null;--> statement-breakpoint
CREATE INDEX "devices_by_token" ON "devices" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "addresses_by_place" ON "addresses" USING btree ("district_code","detail");--> statement-breakpoint
CREATE INDEX "payout_accounts_by_shared_digest" ON "payout_accounts" USING btree ("shared_digest") WHERE shared_digest <> '';--> statement-breakpoint
ALTER TABLE "coupons" ADD CONSTRAINT "coupons_points_above_zero" CHECK ("coupons"."points" > 0);--> statement-breakpoint
-- Written by hand: what was earned and spent stays as it was written.
CREATE FUNCTION "refuse_points_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'points are append-only' USING ERRCODE = 'restrict_violation';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "points_changes_append_only" BEFORE UPDATE OR DELETE ON "points_changes"
	FOR EACH ROW EXECUTE FUNCTION "refuse_points_change"();
--> statement-breakpoint
CREATE TRIGGER "points_changes_never_emptied" BEFORE TRUNCATE ON "points_changes"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_points_change"();
--> statement-breakpoint
-- The market's operator looks after growth too. A role that somebody took rights from stays as it is.
UPDATE "staff_roles" SET "rights" = "rights" || array['growth.read', 'growth.write']
WHERE "desk" = 'platform'
  AND "key" = 'operator' AND "rights" @> array['dashboard.read', 'settings.read', 'settings.write', 'pages.read', 'pages.write', 'shops.read'];
