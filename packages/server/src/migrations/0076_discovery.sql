CREATE TABLE "author_days" (
	"author_key" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"goods_opened" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "author_days_once" PRIMARY KEY("author_key","day")
);
--> statement-breakpoint
CREATE TABLE "feed_rounds" (
	"id" smallint PRIMARY KEY NOT NULL,
	"round" integer NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_weights" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "feed_weights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shopper_id" bigint NOT NULL,
	"weights" jsonb NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gathered_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "gathered_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"author_key" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"tell_due_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hidden_posts" (
	"shopper_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hidden_posts_once" PRIMARY KEY("shopper_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "news_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "news_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"author_key" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"told_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "news_switches" (
	"shopper_id" bigint PRIMARY KEY NOT NULL,
	"likes" boolean DEFAULT true NOT NULL,
	"comments" boolean DEFAULT true NOT NULL,
	"fans" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "post_authors" (
	"author_key" bigint PRIMARY KEY NOT NULL,
	"posts" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	"fans" integer DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone,
	CONSTRAINT "post_authors_not_negative" CHECK ("post_authors"."posts" >= 0 and "post_authors"."refused" >= 0 and "post_authors"."fans" >= 0)
);
--> statement-breakpoint
CREATE TABLE "user_follows" (
	"followed_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "user_follows_once" PRIMARY KEY("followed_id","shopper_id"),
	CONSTRAINT "user_follows_another" CHECK ("user_follows"."followed_id" <> "user_follows"."shopper_id")
);
--> statement-breakpoint
CREATE TABLE "comment_likes" (
	"comment_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	CONSTRAINT "comment_likes_once" PRIMARY KEY("comment_id","shopper_id")
);
--> statement-breakpoint
CREATE TABLE "post_goods" (
	"goods_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	CONSTRAINT "post_goods_once" PRIMARY KEY("goods_id","post_id")
);
--> statement-breakpoint
CREATE TABLE "videos" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_key" bigint NOT NULL,
	"state" text NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"bytes" bigint NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"seconds" integer,
	"width" integer,
	"height" integer,
	"url" text DEFAULT '' NOT NULL,
	"cover" text DEFAULT '' NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "videos_state_known" CHECK ("videos"."state" in ('uploading', 'processing', 'ready', 'failed')),
	CONSTRAINT "videos_ready_whole" CHECK ("videos"."state" <> 'ready' or ("videos"."url" <> '' and "videos"."seconds" is not null and "videos"."width" is not null and "videos"."height" is not null))
);
--> statement-breakpoint
CREATE TABLE "line_sources" (
	"line_id" bigint PRIMARY KEY NOT NULL,
	"order_id" bigint NOT NULL,
	"post_id" bigint NOT NULL,
	"author_key" bigint NOT NULL,
	"placed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_link_codes" (
	"staff_id" bigint PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shop_link_codes_once" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "shop_links" (
	"staff_id" bigint PRIMARY KEY NOT NULL,
	"shop_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"linked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "posts_of_all_by_rank";--> statement-breakpoint
DROP INDEX "posts_of_category_by_rank";--> statement-breakpoint
DROP INDEX "posts_of_shop_by_rank";--> statement-breakpoint
DROP INDEX "post_comments_of_post";--> statement-breakpoint
DROP INDEX "shop_follows_of_shop";--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "shop_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "title_en" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "content_en" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "cart_lines" ADD COLUMN "from_post_id" bigint;--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "parent_id" bigint;--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "to_shopper_id" bigint;--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "post_comments" ADD COLUMN "replies" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "post_likes" ADD COLUMN "author_key" bigint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "shopper_id" bigint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "author_key" bigint GENERATED ALWAYS AS (coalesce(shopper_id, -shop_id)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "type" text DEFAULT 'other' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "video_id" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "state" text DEFAULT 'shown' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "shares" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "views" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "goods_opened" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "rank_even" bigint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "rank_odd" bigint;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "rank_due" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_first" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "blocked_words" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "waits_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "decided_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "decision" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "answer" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What was posted, liked and taken down before keeps its place and its state.
UPDATE "posts" SET "rank_even" = "rank", "rank_odd" = "rank",
  "state" = CASE WHEN "is_taken_down" THEN 'taken_down' ELSE 'shown' END;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "rank_even" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "rank_odd" SET NOT NULL;--> statement-breakpoint
UPDATE "post_likes" SET "author_key" = (SELECT p."author_key" FROM "posts" p WHERE p."id" = "post_likes"."post_id");--> statement-breakpoint
ALTER TABLE "post_likes" ALTER COLUMN "author_key" SET NOT NULL;--> statement-breakpoint
INSERT INTO "post_goods" ("goods_id", "post_id")
  SELECT DISTINCT unnest("goods_ids"), "id" FROM "posts";--> statement-breakpoint
INSERT INTO "post_authors" ("author_key", "posts", "refused", "last_at")
  SELECT "author_key", count(*), count(*) FILTER (WHERE "is_taken_down"), max("created_at") FROM "posts" GROUP BY "author_key";--> statement-breakpoint
ALTER TABLE "feed_weights" ADD CONSTRAINT "feed_weights_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_posts" ADD CONSTRAINT "hidden_posts_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_posts" ADD CONSTRAINT "hidden_posts_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "news_switches" ADD CONSTRAINT "news_switches_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follows" ADD CONSTRAINT "user_follows_followed_id_shoppers_id_fk" FOREIGN KEY ("followed_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_follows" ADD CONSTRAINT "user_follows_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_comment_id_post_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."post_comments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_likes" ADD CONSTRAINT "comment_likes_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_goods" ADD CONSTRAINT "post_goods_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "line_sources" ADD CONSTRAINT "line_sources_line_id_order_lines_id_fk" FOREIGN KEY ("line_id") REFERENCES "public"."order_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_link_codes" ADD CONSTRAINT "shop_link_codes_staff_id_shop_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."shop_staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_links" ADD CONSTRAINT "shop_links_staff_id_shop_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."shop_staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_links" ADD CONSTRAINT "shop_links_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_links" ADD CONSTRAINT "shop_links_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_weights_newest" ON "feed_weights" USING btree ("shopper_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "gathered_news_once" ON "gathered_news" USING btree ("author_key","kind","post_id");--> statement-breakpoint
CREATE INDEX "gathered_news_due" ON "gathered_news" USING btree ("tell_due_at");--> statement-breakpoint
CREATE INDEX "hidden_posts_newest" ON "hidden_posts" USING btree ("shopper_id","created_at");--> statement-breakpoint
CREATE INDEX "hidden_posts_by_time" ON "hidden_posts" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "news_items_once" ON "news_items" USING btree ("author_key","kind","post_id","subject_id");--> statement-breakpoint
CREATE INDEX "news_items_of_shopper" ON "news_items" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "post_authors_by_last" ON "post_authors" USING btree ("last_at","author_key");--> statement-breakpoint
CREATE INDEX "post_authors_by_posts" ON "post_authors" USING btree ("posts","author_key");--> statement-breakpoint
CREATE INDEX "post_authors_by_refused" ON "post_authors" USING btree ("refused","author_key");--> statement-breakpoint
CREATE INDEX "user_follows_of_shopper" ON "user_follows" USING btree ("shopper_id","created_at","followed_id");--> statement-breakpoint
CREATE INDEX "user_follows_of_followed" ON "user_follows" USING btree ("followed_id","created_at","shopper_id");--> statement-breakpoint
CREATE INDEX "comment_likes_of_shopper" ON "comment_likes" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "post_goods_of_post" ON "post_goods" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "videos_of_owner" ON "videos" USING btree ("owner_key","created_at");--> statement-breakpoint
CREATE INDEX "videos_to_process" ON "videos" USING btree ("changed_at") WHERE "videos"."state" = 'processing';--> statement-breakpoint
CREATE INDEX "videos_unfinished" ON "videos" USING btree ("changed_at") WHERE "videos"."state" <> 'ready';--> statement-breakpoint
CREATE INDEX "line_sources_of_post" ON "line_sources" USING btree ("post_id");--> statement-breakpoint
CREATE INDEX "line_sources_of_author" ON "line_sources" USING btree ("author_key","placed_at");--> statement-breakpoint
CREATE UNIQUE INDEX "shop_links_once" ON "shop_links" USING btree ("shopper_id","shop_id");--> statement-breakpoint
CREATE INDEX "shop_links_of_shop" ON "shop_links" USING btree ("shop_id");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "post_comments_of_parent" ON "post_comments" USING btree ("parent_id","id") WHERE parent_id is not null;--> statement-breakpoint
CREATE INDEX "post_comments_of_shopper" ON "post_comments" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "post_likes_of_shopper" ON "post_likes" USING btree ("shopper_id","created_at","post_id");--> statement-breakpoint
CREATE INDEX "post_likes_of_author" ON "post_likes" USING btree ("author_key","created_at");--> statement-breakpoint
CREATE INDEX "posts_by_even_rank" ON "posts" USING btree ("rank_even","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "posts_by_odd_rank" ON "posts" USING btree ("rank_odd","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "posts_of_category_by_even_rank" ON "posts" USING btree ("category_id","rank_even","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "posts_of_category_by_odd_rank" ON "posts" USING btree ("category_id","rank_odd","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "posts_of_type_by_even_rank" ON "posts" USING btree ("type","rank_even","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "posts_of_type_by_odd_rank" ON "posts" USING btree ("type","rank_odd","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "posts_of_author_shown" ON "posts" USING btree ("author_key","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "posts_of_author" ON "posts" USING btree ("author_key","id");--> statement-breakpoint
CREATE INDEX "posts_by_state" ON "posts" USING btree ("state","waits_since","id");--> statement-breakpoint
CREATE INDEX "posts_rank_due" ON "posts" USING btree ("id") WHERE rank_due > 0;--> statement-breakpoint
CREATE INDEX "post_comments_of_post" ON "post_comments" USING btree ("post_id","id") WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "shop_follows_of_shop" ON "shop_follows" USING btree ("shop_id","created_at","shopper_id");--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "is_taken_down";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "rank";--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_video_once" UNIQUE("video_id");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_one_author" CHECK (("posts"."shop_id" is null) <> ("posts"."shopper_id" is null));--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_state_known" CHECK ("posts"."state" in ('reviewing', 'shown', 'refused', 'taken_down', 'deleted'));--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_shown_in_state" CHECK (not "posts"."is_shown" or "posts"."state" = 'shown');--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_video_by_type" CHECK (("posts"."type" = 'video') = ("posts"."video_id" is not null));--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_likes_not_negative" CHECK ("posts"."likes" >= 0 and "posts"."comments" >= 0);