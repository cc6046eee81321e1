CREATE TABLE "live_goods" (
	"live_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"place" integer,
	CONSTRAINT "live_goods_once" PRIMARY KEY("live_id","goods_id")
);
--> statement-breakpoint
CREATE TABLE "live_marks" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_marks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" bigint NOT NULL,
	"second" integer NOT NULL,
	"goods_id" bigint
);
--> statement-breakpoint
CREATE TABLE "live_mutes" (
	"live_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	CONSTRAINT "live_mutes_once" PRIMARY KEY("live_id","shopper_id")
);
--> statement-breakpoint
CREATE TABLE "live_opened" (
	"live_id" bigint NOT NULL,
	"goods_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	CONSTRAINT "live_opened_once" PRIMARY KEY("live_id","goods_id","shopper_id")
);
--> statement-breakpoint
CREATE TABLE "live_reminders" (
	"live_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"is_of_replay" boolean DEFAULT false NOT NULL,
	CONSTRAINT "live_reminders_once" PRIMARY KEY("live_id","shopper_id")
);
--> statement-breakpoint
CREATE TABLE "live_says" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_says_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" bigint NOT NULL,
	"shopper_id" bigint,
	"message" text NOT NULL,
	"second" integer NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_viewers" (
	"live_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "live_viewers_once" PRIMARY KEY("live_id","shopper_id")
);
--> statement-breakpoint
CREATE TABLE "lives" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lives_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"shop_id" bigint NOT NULL,
	"state" text DEFAULT 'created' NOT NULL,
	"title" text NOT NULL,
	"cover" text NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"planned_at" timestamp (3) with time zone,
	"push_key" text NOT NULL,
	"key_expires_at" timestamp (3) with time zone NOT NULL,
	"start_by" timestamp (3) with time zone,
	"has_timed_out" boolean DEFAULT false NOT NULL,
	"encoder" text DEFAULT 'none' NOT NULL,
	"encoder_client" text DEFAULT '' NOT NULL,
	"kbps" integer,
	"fps" integer,
	"width" integer,
	"height" integer,
	"encoder_seen_at" timestamp (3) with time zone,
	"lost_until" timestamp (3) with time zone,
	"began_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	"cut_reason" text DEFAULT '' NOT NULL,
	"pinned_goods_id" bigint,
	"likes" integer DEFAULT 0 NOT NULL,
	"says" integer DEFAULT 0 NOT NULL,
	"blocked_says" integer DEFAULT 0 NOT NULL,
	"viewers" integer DEFAULT 0 NOT NULL,
	"peak" integer DEFAULT 0 NOT NULL,
	"goods_opened" integer DEFAULT 0 NOT NULL,
	"is_shown" boolean DEFAULT true NOT NULL,
	"is_first" boolean DEFAULT false NOT NULL,
	"replay_url" text DEFAULT '' NOT NULL,
	"replay_seconds" integer DEFAULT 0 NOT NULL,
	"replay_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "lives_state_known" CHECK ("lives"."state" in ('created', 'living', 'ended', 'replay')),
	CONSTRAINT "lives_encoder_known" CHECK ("lives"."encoder" in ('none', 'sending', 'lost')),
	CONSTRAINT "lives_began_when_living" CHECK ("lives"."state" = 'created' or "lives"."began_at" is not null),
	CONSTRAINT "lives_ended_when_over" CHECK (("lives"."state" in ('ended', 'replay')) = ("lives"."ended_at" is not null)),
	CONSTRAINT "lives_replay_recorded" CHECK (("lives"."state" = 'replay') = ("lives"."replay_url" <> '')),
	CONSTRAINT "lives_waits_only_while_it_may" CHECK ("lives"."start_by" is null or "lives"."state" = 'created'),
	CONSTRAINT "lives_lost_only_while_living" CHECK ("lives"."lost_until" is null or "lives"."state" = 'living')
);
--> statement-breakpoint
CREATE TABLE "live_parts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "live_parts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"live_id" bigint NOT NULL,
	"client" text NOT NULL,
	"file" text DEFAULT '' NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "live_recordings" (
	"live_id" bigint PRIMARY KEY NOT NULL,
	"claimed_until" timestamp (3) with time zone,
	"failures" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "live_id" bigint;--> statement-breakpoint
ALTER TABLE "live_goods" ADD CONSTRAINT "live_goods_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_marks" ADD CONSTRAINT "live_marks_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_mutes" ADD CONSTRAINT "live_mutes_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_mutes" ADD CONSTRAINT "live_mutes_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_opened" ADD CONSTRAINT "live_opened_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_opened" ADD CONSTRAINT "live_opened_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reminders" ADD CONSTRAINT "live_reminders_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_reminders" ADD CONSTRAINT "live_reminders_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_says" ADD CONSTRAINT "live_says_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_says" ADD CONSTRAINT "live_says_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_viewers" ADD CONSTRAINT "live_viewers_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_viewers" ADD CONSTRAINT "live_viewers_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lives" ADD CONSTRAINT "lives_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_parts" ADD CONSTRAINT "live_parts_live_id_live_recordings_live_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."live_recordings"("live_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "live_recordings" ADD CONSTRAINT "live_recordings_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "live_marks_of_live" ON "live_marks" USING btree ("live_id","id");--> statement-breakpoint
CREATE INDEX "live_mutes_of_shopper" ON "live_mutes" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "live_opened_of_shopper" ON "live_opened" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "live_reminders_of_shopper" ON "live_reminders" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "live_says_of_live" ON "live_says" USING btree ("live_id","second","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "live_says_of_shopper" ON "live_says" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "live_viewers_of_shopper" ON "live_viewers" USING btree ("shopper_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lives_one_living_per_shop" ON "lives" USING btree ("shop_id") WHERE "lives"."state" = 'living';--> statement-breakpoint
CREATE INDEX "lives_of_shop" ON "lives" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "lives_living" ON "lives" USING btree ("id") WHERE "lives"."state" = 'living';--> statement-breakpoint
CREATE INDEX "lives_replays" ON "lives" USING btree ("ended_at","id") WHERE "lives"."state" = 'replay';--> statement-breakpoint
CREATE INDEX "lives_planned" ON "lives" USING btree ("planned_at","id") WHERE "lives"."state" = 'created' and "lives"."planned_at" is not null;--> statement-breakpoint
CREATE INDEX "lives_start_by" ON "lives" USING btree ("start_by") WHERE "lives"."start_by" is not null;--> statement-breakpoint
CREATE INDEX "lives_lost_until" ON "lives" USING btree ("lost_until") WHERE "lives"."lost_until" is not null;--> statement-breakpoint
CREATE INDEX "lives_replay_until" ON "lives" USING btree ("replay_until") WHERE "lives"."replay_until" is not null;--> statement-breakpoint
CREATE INDEX "lives_over" ON "lives" USING btree ("ended_at","id") WHERE "lives"."state" in ('ended', 'replay');--> statement-breakpoint
CREATE INDEX "live_parts_of_live" ON "live_parts" USING btree ("live_id","started_at","id");--> statement-breakpoint
CREATE INDEX "live_parts_open" ON "live_parts" USING btree ("client") WHERE not "live_parts"."is_whole";--> statement-breakpoint
CREATE INDEX "live_recordings_claimed" ON "live_recordings" USING btree ("claimed_until");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_live_id_lives_id_fk" FOREIGN KEY ("live_id") REFERENCES "public"."lives"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_live_once" UNIQUE("live_id");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_live_by_type" CHECK (("posts"."type" = 'live') = ("posts"."live_id" is not null));--> statement-breakpoint
-- Custom: roles the market began with get the rights of lives, unless somebody took one of the first away.
UPDATE "staff_roles" SET "version" = "staff_roles"."version" + 1, "rights" = "staff_roles"."rights" || ARRAY(
	SELECT "added" FROM unnest("newer"."rights") WITH ORDINALITY AS "each" ("added", "at")
	WHERE NOT "added" = ANY ("staff_roles"."rights") ORDER BY "at"
)
FROM (VALUES
	('platform', 'operator', ARRAY['pages.read', 'shops.read', 'settings.read'], ARRAY['live.read', 'live.cut']),
	('shop:%', 'goods', ARRAY['goods.read', 'goods.write'], ARRAY['live.read', 'live.host']),
	('shop:%', 'service', ARRAY['goods.read', 'orders.read', 'reviews.write'], ARRAY['live.read'])
) AS "newer" ("owner", "key", "first", "rights")
WHERE "staff_roles"."desk" LIKE "newer"."owner" AND "staff_roles"."key" = "newer"."key" AND "staff_roles"."rights" @> "newer"."first"
	AND NOT "staff_roles"."rights" @> "newer"."rights";
