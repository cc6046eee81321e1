CREATE TABLE "setting_versions" (
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" bigint,
	CONSTRAINT "setting_versions_once" PRIMARY KEY("name","version")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "tasks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"shop_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"right" text NOT NULL,
	"language" text NOT NULL,
	"name" text NOT NULL,
	"input" jsonb NOT NULL,
	"at" jsonb,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer DEFAULT 0 NOT NULL,
	"file_name" text,
	"parts" integer DEFAULT 0 NOT NULL,
	"failure" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	"claim" text,
	"claimed_until" timestamp (3) with time zone,
	"advanced_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "footprints" (
	"shopper_id" bigint NOT NULL,
	"day" date NOT NULL,
	"goods_id" bigint NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "footprints_once_a_day" PRIMARY KEY("shopper_id","day","goods_id")
);
--> statement-breakpoint
CREATE TABLE "goods_days" (
	"goods_id" bigint NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "goods_days_once" PRIMARY KEY("goods_id","day")
);
--> statement-breakpoint
CREATE TABLE "article_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "article_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text,
	"category_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"image" text NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp (3) with time zone,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "articles_one_per_key" UNIQUE("key"),
	CONSTRAINT "articles_published_at_known" CHECK ("articles"."state" = 'draft' or "articles"."published_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "help_categories" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "help_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "help_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" bigint NOT NULL,
	"question" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "page_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "page_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"page_id" bigint NOT NULL,
	"number" integer NOT NULL,
	"title" jsonb NOT NULL,
	"blocks" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"made_by" text NOT NULL,
	"publish_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "pages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"shop_id" bigint,
	"title" jsonb NOT NULL,
	"draft" jsonb NOT NULL,
	"revision" integer NOT NULL,
	"draft_saved_at" timestamp (3) with time zone NOT NULL,
	"last_number" integer NOT NULL,
	"shown_number" integer,
	CONSTRAINT "pages_kind_known" CHECK ("pages"."kind" in ('home', 'category', 'search', 'named', 'shop')),
	CONSTRAINT "pages_shop_of_decoration" CHECK (("pages"."kind" = 'shop') = ("pages"."shop_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "staff_roles" (
	"desk" text NOT NULL,
	"key" text NOT NULL,
	"name_zh" text NOT NULL,
	"name_en" text NOT NULL,
	"rights" text[] NOT NULL,
	CONSTRAINT "staff_roles_once" PRIMARY KEY("desk","key")
);
--> statement-breakpoint
CREATE TABLE "parcel_tracks" (
	"parcel_id" bigint PRIMARY KEY NOT NULL,
	"steps" jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shipping_closures" (
	"kind" text NOT NULL,
	"code" text NOT NULL,
	CONSTRAINT "shipping_closures_once" PRIMARY KEY("kind","code")
);
--> statement-breakpoint
CREATE TABLE "shop_application_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_application_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"application_id" bigint NOT NULL,
	"event" text NOT NULL,
	"staff_id" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_applications" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_applications_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shopper_id" bigint NOT NULL,
	"state" text NOT NULL,
	"type" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"logo" text NOT NULL,
	"city" text NOT NULL,
	"city_en" text NOT NULL,
	"intro" text NOT NULL,
	"intro_en" text NOT NULL,
	"business" text NOT NULL,
	"company" text NOT NULL,
	"licence_no" text NOT NULL,
	"contact" text NOT NULL,
	"mobile" text NOT NULL,
	"account" text NOT NULL,
	"password_hash" text,
	"documents" jsonb NOT NULL,
	"submissions" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"shop_id" bigint
);
--> statement-breakpoint
CREATE TABLE "shop_follows" (
	"shop_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_follows_once" PRIMARY KEY("shop_id","shopper_id")
);
--> statement-breakpoint
CREATE TABLE "shop_days" (
	"shop_id" bigint NOT NULL,
	"day" date NOT NULL,
	"visits" integer NOT NULL,
	"visitors" integer NOT NULL,
	CONSTRAINT "shop_days_once" PRIMARY KEY("shop_id","day")
);
--> statement-breakpoint
CREATE TABLE "shop_visitors" (
	"shop_id" bigint NOT NULL,
	"day" date NOT NULL,
	"visitor" text NOT NULL,
	CONSTRAINT "shop_visitors_once" PRIMARY KEY("shop_id","day","visitor")
);
--> statement-breakpoint
ALTER TABLE "shoppers" DROP CONSTRAINT "shoppers_state_known";--> statement-breakpoint
ALTER TABLE "favourites" ADD COLUMN "shop_id" bigint;--> statement-breakpoint
UPDATE "favourites" SET "shop_id" = "goods"."shop_id" FROM "goods" WHERE "goods"."id" = "favourites"."goods_id";--> statement-breakpoint
ALTER TABLE "favourites" ALTER COLUMN "shop_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "is_withheld" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shoppers" ADD COLUMN "freeze_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shoppers" ADD COLUMN "closes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "reply" text;--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "replied_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "parcels" ADD COLUMN "to_mobile" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "followers" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "suspended_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "shops" ADD COLUMN "suspend_reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "footprints" ADD CONSTRAINT "footprints_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_days" ADD CONSTRAINT "goods_days_goods_id_goods_id_fk" FOREIGN KEY ("goods_id") REFERENCES "public"."goods"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."article_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "help_questions" ADD CONSTRAINT "help_questions_category_id_help_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."help_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_versions" ADD CONSTRAINT "page_versions_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pages" ADD CONSTRAINT "pages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "parcel_tracks" ADD CONSTRAINT "parcel_tracks_parcel_id_parcels_id_fk" FOREIGN KEY ("parcel_id") REFERENCES "public"."parcels"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_application_log" ADD CONSTRAINT "shop_application_log_application_id_shop_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."shop_applications"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_applications" ADD CONSTRAINT "shop_applications_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_applications" ADD CONSTRAINT "shop_applications_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_follows" ADD CONSTRAINT "shop_follows_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_follows" ADD CONSTRAINT "shop_follows_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_days" ADD CONSTRAINT "shop_days_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_visitors" ADD CONSTRAINT "shop_visitors_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_of_shop" ON "tasks" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "tasks_to_do" ON "tasks" USING btree ("advanced_at") WHERE state in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "footprints_of_shopper" ON "footprints" USING btree ("shopper_id","seen_at","goods_id");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("published_at","id") WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "articles_of_category" ON "articles" USING btree ("category_id","published_at","id");--> statement-breakpoint
CREATE INDEX "help_questions_of_category" ON "help_questions" USING btree ("category_id","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_numbered" ON "page_versions" USING btree ("page_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "page_versions_one_waits" ON "page_versions" USING btree ("page_id") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "page_versions_due" ON "page_versions" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "pages_one_of_a_kind" ON "pages" USING btree ("kind") WHERE kind in ('home', 'category', 'search');--> statement-breakpoint
CREATE UNIQUE INDEX "pages_one_per_shop" ON "pages" USING btree ("shop_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_roles_name_unique" ON "staff_roles" USING btree ("desk",lower("name_zh"));--> statement-breakpoint
CREATE INDEX "shop_application_log_of_application" ON "shop_application_log" USING btree ("application_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_applications_one_open" ON "shop_applications" USING btree ("shopper_id") WHERE "shop_applications"."state" <> 'approved';--> statement-breakpoint
CREATE INDEX "shop_applications_by_state" ON "shop_applications" USING btree ("state","submitted_at","id");--> statement-breakpoint
CREATE INDEX "shop_applications_of_shopper" ON "shop_applications" USING btree ("shopper_id","id");--> statement-breakpoint
CREATE INDEX "shop_follows_of_shopper" ON "shop_follows" USING btree ("shopper_id","created_at","shop_id");--> statement-breakpoint
CREATE INDEX "shop_follows_of_shop" ON "shop_follows" USING btree ("shop_id","created_at");--> statement-breakpoint
CREATE INDEX "shop_visitors_by_day" ON "shop_visitors" USING btree ("day");--> statement-breakpoint
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "favourites_of_shopper" ON "favourites" USING btree ("shopper_id","created_at","goods_id");--> statement-breakpoint
CREATE INDEX "favourites_of_shop" ON "favourites" USING btree ("shop_id","created_at");--> statement-breakpoint
CREATE INDEX "shoppers_closing" ON "shoppers" USING btree ("closes_at") WHERE "shoppers"."closes_at" is not null;--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING brin ("placed_at","paid_at");--> statement-breakpoint
CREATE INDEX "reviews_of_shopper" ON "reviews" USING btree ("shopper_id","id");--> statement-breakpoint
CREATE INDEX "reviews_of_shop" ON "reviews" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "reviews_of_shop_unanswered" ON "reviews" USING btree ("shop_id","id") WHERE reply is null and not is_automatic;--> statement-breakpoint
ALTER TABLE "shoppers" ADD CONSTRAINT "shoppers_state_known" CHECK ("shoppers"."state" in ('active', 'frozen', 'closed'));--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_followers_not_negative" CHECK ("shops"."followers" >= 0);