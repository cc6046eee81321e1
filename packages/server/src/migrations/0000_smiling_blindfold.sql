CREATE SEQUENCE "public"."trade_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "clock" (
	"id" integer PRIMARY KEY NOT NULL,
	"offset_ms" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event" text NOT NULL,
	"listener" text NOT NULL,
	"payload" jsonb NOT NULL,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"actor" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_actor_call_key_pk" PRIMARY KEY("actor","call","key")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" bigint
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"shopper_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"checked" boolean DEFAULT false NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "cart_lines_once" PRIMARY KEY("shopper_id","sku_id"),
	CONSTRAINT "cart_lines_number_in_bounds" CHECK ("cart_lines"."number" between 1 and 9999)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"parent_id" bigint,
	"level" smallint NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_level_known" CHECK ("categories"."level" between 1 and 3),
	CONSTRAINT "categories_top_without_parent" CHECK (("categories"."level" = 1) = ("categories"."parent_id" is null))
);
--> statement-breakpoint
CREATE TABLE "favourites" (
	"shopper_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "favourites_once" PRIMARY KEY("shopper_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "goods" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"shop_type" text NOT NULL,
	"shop_name_zh" text NOT NULL,
	"shop_name_en" text NOT NULL,
	"category_id" bigint NOT NULL,
	"level1_id" bigint NOT NULL,
	"level2_id" bigint,
	"level3_id" bigint,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"images" text[] NOT NULL,
	"ratio" text NOT NULL,
	"tags" text[] NOT NULL,
	"specs" jsonb NOT NULL,
	"params" jsonb NOT NULL,
	"content" text NOT NULL,
	"content_en" text NOT NULL,
	"freight_template_id" bigint NOT NULL,
	"is_on_sale" boolean NOT NULL,
	"in_stock" boolean NOT NULL,
	"price_cents" bigint NOT NULL,
	"was_price_cents" bigint,
	"price_max_cents" bigint NOT NULL,
	"sold" bigint DEFAULT 0 NOT NULL,
	"good_reviews" integer DEFAULT 0 NOT NULL,
	"medium_reviews" integer DEFAULT 0 NOT NULL,
	"poor_reviews" integer DEFAULT 0 NOT NULL,
	"image_reviews" integer DEFAULT 0 NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	"review_head" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rank" bigint GENERATED ALWAYS AS (sold + 5 * good_reviews - 10 * poor_reviews) STORED NOT NULL,
	"search" "tsvector" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "goods_cheapest_first" CHECK ("goods"."price_cents" > 0 and "goods"."price_cents" <= "goods"."price_max_cents"),
	CONSTRAINT "goods_sold_not_negative" CHECK ("goods"."sold" >= 0)
);
--> statement-breakpoint
CREATE TABLE "searches" (
	"word" text PRIMARY KEY NOT NULL,
	"times" integer NOT NULL,
	"results" integer NOT NULL,
	"tokens" "tsvector" NOT NULL,
	"searched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_goods" (
	"shop_id" bigint PRIMARY KEY NOT NULL,
	"on_sale" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skus" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "skus_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_id" bigint NOT NULL,
	"values" text[] NOT NULL,
	"price_cents" bigint NOT NULL,
	"was_price_cents" bigint,
	"stock" integer NOT NULL,
	"code" text NOT NULL,
	"image" text NOT NULL,
	"weight_grams" integer NOT NULL,
	"position" integer NOT NULL,
	"retired_at" timestamp (3) with time zone,
	CONSTRAINT "skus_stock_not_negative" CHECK ("skus"."stock" >= 0),
	CONSTRAINT "skus_price_above_zero" CHECK ("skus"."price_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "adverts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "adverts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"subtitle" jsonb NOT NULL,
	"image" text NOT NULL,
	"url" text NOT NULL,
	"colour" text NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	CONSTRAINT "adverts_place_known" CHECK ("adverts"."place" in ('open', 'page', 'category', 'first', 'other'))
);
--> statement-breakpoint
CREATE TABLE "hot_words" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hot_words_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"word" jsonb NOT NULL,
	"is_hot" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_modules" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_modules_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page" text NOT NULL,
	"position" integer NOT NULL,
	"block" jsonb NOT NULL,
	CONSTRAINT "page_modules_page_known" CHECK ("page_modules"."page" in ('home', 'category', 'search'))
);
--> statement-breakpoint
CREATE TABLE "popups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "popups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"title" jsonb NOT NULL,
	"content" jsonb NOT NULL,
	"is_on" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "uploads_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"url" text NOT NULL,
	"uploader" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "platform_staff" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "platform_staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"ip" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_kind_known" CHECK ("sessions"."kind" in ('shopper', 'seller', 'platform'))
);
--> statement-breakpoint
CREATE TABLE "shoppers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shoppers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"username" text NOT NULL,
	"nickname" text NOT NULL,
	"mobile" text NOT NULL,
	"avatar" text DEFAULT '' NOT NULL,
	"level" integer DEFAULT 1 NOT NULL,
	"gender" text DEFAULT 'unknown' NOT NULL,
	"birthday" date,
	"bio" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"password_hash" text,
	"pay_password_hash" text,
	"login_at" timestamp (3) with time zone,
	"previous_login_at" timestamp (3) with time zone,
	"login_ip" text DEFAULT '' NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shoppers_state_known" CHECK ("shoppers"."state" in ('active', 'frozen'))
);
--> statement-breakpoint
CREATE TABLE "sms_codes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_codes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"mobile" text NOT NULL,
	"event" text NOT NULL,
	"code_hash" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sms_days" (
	"mobile" text NOT NULL,
	"day" date NOT NULL,
	"sent" integer NOT NULL,
	CONSTRAINT "sms_days_one_per_mobile" PRIMARY KEY("mobile","day")
);
--> statement-breakpoint
CREATE TABLE "tries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"allowed" integer NOT NULL,
	"forgotten_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_balances" (
	"account" text PRIMARY KEY NOT NULL,
	"balance_cents" bigint NOT NULL,
	CONSTRAINT "ledger_balances_never_negative" CHECK ("ledger_balances"."balance_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"transfer_id" bigint NOT NULL,
	"line" smallint NOT NULL,
	"account" text NOT NULL,
	"cents" bigint NOT NULL,
	CONSTRAINT "ledger_entries_transfer_id_line_pk" PRIMARY KEY("transfer_id","line"),
	CONSTRAINT "ledger_entries_move_something" CHECK ("ledger_entries"."cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "ledger_transfers_key_once" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shopper_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"sentence" text NOT NULL,
	"params" jsonb NOT NULL,
	"modules" text NOT NULL,
	"modules_id" bigint,
	"source" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "notices_kind_known" CHECK ("notices"."kind" in ('logistics', 'notify', 'system'))
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"image" text NOT NULL,
	"values" text[] NOT NULL,
	"price_cents" bigint NOT NULL,
	"number" integer NOT NULL,
	"sum_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"reviewed_at" timestamp (3) with time zone,
	CONSTRAINT "order_lines_sum_adds_up" CHECK ("order_lines"."sum_cents" = "order_lines"."price_cents" * "order_lines"."number")
);
--> statement-breakpoint
CREATE TABLE "order_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"by_id" bigint,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_no" text NOT NULL,
	"trade_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"goods_cents" bigint NOT NULL,
	"freight_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"payable_cents" bigint NOT NULL,
	"pinned" jsonb NOT NULL,
	"address" jsonb NOT NULL,
	"remark" text NOT NULL,
	"channel" text,
	"parcel_id" bigint,
	"close_reason" text,
	"is_extended" boolean DEFAULT false NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"close_due_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"ship_due_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"receive_due_at" timestamp (3) with time zone,
	"receive_paused_at" timestamp (3) with time zone,
	"received_at" timestamp (3) with time zone,
	"comment_due_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	CONSTRAINT "orders_number_once" UNIQUE("order_no"),
	CONSTRAINT "orders_payable_adds_up" CHECK ("orders"."payable_cents" = "orders"."goods_cents" + "orders"."freight_cents" - "orders"."discount_cents")
);
--> statement-breakpoint
CREATE TABLE "trades" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trades_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"trade_no" text NOT NULL,
	"shopper_id" bigint NOT NULL,
	"state" text NOT NULL,
	"payable_cents" bigint NOT NULL,
	"payment_no" text,
	"channel" text,
	"placed_at" timestamp (3) with time zone NOT NULL,
	"close_due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trades_number_once" UNIQUE("trade_no"),
	CONSTRAINT "trades_payable_not_negative" CHECK ("trades"."payable_cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_id" bigint NOT NULL,
	"move" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"refund_no" text NOT NULL,
	"payment_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "payment_refunds_number_once" UNIQUE("refund_no"),
	CONSTRAINT "payment_refunds_once" UNIQUE("payment_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"payment_no" text NOT NULL,
	"payer_id" bigint NOT NULL,
	"key" text,
	"payable_kind" text NOT NULL,
	"reference" text NOT NULL,
	"channel" text NOT NULL,
	"openid" text NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"params" jsonb,
	"channel_no" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"next_query_at" timestamp (3) with time zone NOT NULL,
	"queries" integer DEFAULT 0 NOT NULL,
	"queried_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "payments_number_once" UNIQUE("payment_no"),
	CONSTRAINT "payments_key_once" UNIQUE("payer_id","key"),
	CONSTRAINT "payments_amount_positive" CHECK ("payments"."amount_cents" > 0)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"line_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"sku_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"score" integer NOT NULL,
	"grade" text NOT NULL,
	"content" text NOT NULL,
	"images" text[] NOT NULL,
	"sku" text NOT NULL,
	"nickname" text NOT NULL,
	"avatar" text NOT NULL,
	"is_anonymous" boolean NOT NULL,
	"is_automatic" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "reviews_line_once" UNIQUE("line_id"),
	CONSTRAINT "reviews_score_of_one_to_five" CHECK ("reviews"."score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shopper_id" bigint NOT NULL,
	"name" text NOT NULL,
	"mobile" text NOT NULL,
	"district_code" text NOT NULL,
	"detail" text NOT NULL,
	"is_default" boolean NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "freight_templates" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "freight_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"rates" jsonb NOT NULL,
	"free_over_cents" bigint,
	"no_delivery" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "parcels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"reference" text NOT NULL,
	"carrier_code" text NOT NULL,
	"tracking_no" text NOT NULL,
	"from_city" text NOT NULL,
	"to_district_code" text NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "parcels_reference_once" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "shop_staff" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_staff_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"account" text NOT NULL,
	"name" text NOT NULL,
	"role" text NOT NULL,
	"password_hash" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shops_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"logo" text NOT NULL,
	"city" text NOT NULL,
	"city_en" text NOT NULL,
	"intro" text DEFAULT '' NOT NULL,
	"intro_en" text DEFAULT '' NOT NULL,
	"score_sum" integer DEFAULT 0 NOT NULL,
	"score_count" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shops_type_known" CHECK ("shops"."type" in ('self', 'personal', 'enterprise', 'flagship')),
	CONSTRAINT "shops_scores_of_one_to_five" CHECK ("shops"."score_sum" between "shops"."score_count" and "shops"."score_count" * 5)
);
--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_goods" ADD CONSTRAINT "shop_goods_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skus" ADD CONSTRAINT "skus_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_log" ADD CONSTRAINT "order_log_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_trade_id_trades_id_fk" FOREIGN KEY ("trade_id") REFERENCES "public"."trades"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_log" ADD CONSTRAINT "payment_log_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_refunds" ADD CONSTRAINT "payment_refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_sku_id_skus_id_fk" FOREIGN KEY ("sku_id") REFERENCES "public"."skus"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_staff" ADD CONSTRAINT "shop_staff_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("due_at","id");--> statement-breakpoint
CREATE INDEX "cart_lines_newest" ON "cart_lines" USING btree ("shopper_id","added_at" DESC NULLS LAST,"sku_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "categories_children" ON "categories" USING btree ("parent_id","position","id");--> statement-breakpoint
CREATE INDEX "goods_of_all_by_rank" ON "goods" USING btree ("rank","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_all_by_sold" ON "goods" USING btree ("sold","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_all_by_price" ON "goods" USING btree ("price_cents","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_all_by_id" ON "goods" USING btree ("id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_shop_by_rank" ON "goods" USING btree ("shop_id","rank","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_shop_by_sold" ON "goods" USING btree ("shop_id","sold","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_shop_by_price" ON "goods" USING btree ("shop_id","price_cents","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_shop_by_id" ON "goods" USING btree ("shop_id","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_level1_by_rank" ON "goods" USING btree ("level1_id","rank","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_level1_by_sold" ON "goods" USING btree ("level1_id","sold","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_level1_by_price" ON "goods" USING btree ("level1_id","price_cents","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_level1_by_id" ON "goods" USING btree ("level1_id","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_level2_by_rank" ON "goods" USING btree ("level2_id","rank","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_level2_by_sold" ON "goods" USING btree ("level2_id","sold","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_level2_by_price" ON "goods" USING btree ("level2_id","price_cents","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_level2_by_id" ON "goods" USING btree ("level2_id","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_level3_by_rank" ON "goods" USING btree ("level3_id","rank","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_level3_by_sold" ON "goods" USING btree ("level3_id","sold","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_level3_by_price" ON "goods" USING btree ("level3_id","price_cents","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_of_level3_by_id" ON "goods" USING btree ("level3_id","id") WHERE is_on_sale;--> statement-breakpoint
CREATE INDEX "goods_search" ON "goods" USING gin ("search");--> statement-breakpoint
CREATE INDEX "goods_of_shop" ON "goods" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "searches_tokens" ON "searches" USING gin ("tokens");--> statement-breakpoint
CREATE INDEX "skus_of_goods" ON "skus" USING btree ("goods_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "skus_combination_once" ON "skus" USING btree ("goods_id","values") WHERE retired_at is null;--> statement-breakpoint
CREATE INDEX "adverts_by_place" ON "adverts" USING btree ("place","position");--> statement-breakpoint
CREATE UNIQUE INDEX "hot_words_one_per_position" ON "hot_words" USING btree ("position");--> statement-breakpoint
CREATE UNIQUE INDEX "page_modules_one_per_position" ON "page_modules" USING btree ("page","position");--> statement-breakpoint
CREATE INDEX "uploads_by_uploader" ON "uploads" USING btree ("uploader","uploaded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_staff_account_unique" ON "platform_staff" USING btree (lower("account"));--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_unique" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_of_subject" ON "sessions" USING btree ("kind","subject_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shoppers_username_unique" ON "shoppers" USING btree (lower("username"));--> statement-breakpoint
CREATE UNIQUE INDEX "shoppers_mobile_unique" ON "shoppers" USING btree ("mobile");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_codes_one_per_purpose" ON "sms_codes" USING btree ("mobile","event");--> statement-breakpoint
CREATE INDEX "sms_codes_expiry" ON "sms_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "tries_one_per_key" ON "tries" USING btree ("key");--> statement-breakpoint
CREATE INDEX "tries_forgotten" ON "tries" USING btree ("forgotten_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_of_account" ON "ledger_entries" USING btree ("account","transfer_id");--> statement-breakpoint
CREATE INDEX "ledger_transfers_of_reference" ON "ledger_transfers" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once_per_source" ON "notices" USING btree ("shopper_id","source");--> statement-breakpoint
CREATE INDEX "notices_of_kind" ON "notices" USING btree ("shopper_id","kind","id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("shopper_id","kind") WHERE "notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "order_lines_of_order" ON "order_lines" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "order_log_of_order" ON "order_log" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_of_shopper" ON "orders" USING btree ("shopper_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_shopper_by_state" ON "orders" USING btree ("shopper_id","state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_shop_by_state" ON "orders" USING btree ("shop_id","state","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_of_trade" ON "orders" USING btree ("trade_id");--> statement-breakpoint
CREATE INDEX "orders_receive_due" ON "orders" USING btree ("receive_due_at") WHERE "orders"."state" = 'shipped';--> statement-breakpoint
CREATE INDEX "orders_comment_due" ON "orders" USING btree ("comment_due_at") WHERE "orders"."state" = 'pending_review';--> statement-breakpoint
CREATE INDEX "trades_close_due" ON "trades" USING btree ("close_due_at") WHERE "trades"."state" = 'open';--> statement-breakpoint
CREATE INDEX "payment_log_of_payment" ON "payment_log" USING btree ("payment_id","id");--> statement-breakpoint
CREATE INDEX "payment_refunds_due" ON "payment_refunds" USING btree ("next_try_at") WHERE "payment_refunds"."state" = 'pending';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_pending" ON "payments" USING btree ("payable_kind","reference","channel","openid") WHERE "payments"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "payments_of_reference" ON "payments" USING btree ("payable_kind","reference");--> statement-breakpoint
CREATE INDEX "payments_query_due" ON "payments" USING btree ("next_query_at") WHERE "payments"."state" = 'pending';--> statement-breakpoint
CREATE INDEX "reviews_of_goods" ON "reviews" USING btree ("goods_id","id");--> statement-breakpoint
CREATE INDEX "reviews_of_goods_by_grade" ON "reviews" USING btree ("goods_id","grade","id");--> statement-breakpoint
CREATE INDEX "reviews_of_goods_with_image" ON "reviews" USING btree ("goods_id","id") WHERE cardinality(images) > 0;--> statement-breakpoint
CREATE INDEX "addresses_of_shopper" ON "addresses" USING btree ("shopper_id","is_default" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_one_default" ON "addresses" USING btree ("shopper_id") WHERE "addresses"."is_default";--> statement-breakpoint
CREATE INDEX "freight_templates_of_shop" ON "freight_templates" USING btree ("shop_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_staff_account_unique" ON "shop_staff" USING btree (lower("account"));--> statement-breakpoint
CREATE INDEX "shop_staff_of_shop" ON "shop_staff" USING btree ("shop_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shops_name_unique" ON "shops" USING btree (lower("name"));