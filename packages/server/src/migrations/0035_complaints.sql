CREATE TABLE "complaint_cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaint_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"target_id" bigint NOT NULL,
	"shop_id" bigint,
	"person_id" bigint,
	"title" text NOT NULL,
	"image" text NOT NULL,
	"state" text NOT NULL,
	"count" integer NOT NULL,
	"newest_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"taken_by" bigint,
	"decided_by" bigint,
	"answer" text DEFAULT '' NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"measures" text[] DEFAULT '{}' NOT NULL,
	"silence_days" integer,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "complaint_cases_count_above_zero" CHECK ("complaint_cases"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "complaint_days" (
	"shopper_id" bigint NOT NULL,
	"day" date NOT NULL,
	"complaints" integer NOT NULL,
	CONSTRAINT "complaint_days_shopper_id_day_pk" PRIMARY KEY("shopper_id","day")
);
--> statement-breakpoint
CREATE TABLE "complaints" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "complaints_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"reason_code" text NOT NULL,
	"reason_zh" text NOT NULL,
	"reason_en" text NOT NULL,
	"content" text NOT NULL,
	"images" text[] NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "shop_warnings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shop_warnings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"case_id" bigint NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"measures" text[] NOT NULL,
	"notice" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "goods" ADD COLUMN "taken_down_reason" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_taken_down" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shoppers" ADD COLUMN "silenced_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "complaint_cases" ADD CONSTRAINT "complaint_cases_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_cases" ADD CONSTRAINT "complaint_cases_person_id_shoppers_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaint_days" ADD CONSTRAINT "complaint_days_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_case_id_complaint_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."complaint_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_warnings" ADD CONSTRAINT "shop_warnings_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop_warnings" ADD CONSTRAINT "shop_warnings_case_id_complaint_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."complaint_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "complaint_cases_one_open" ON "complaint_cases" USING btree ("type","target_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "complaint_cases_by_due" ON "complaint_cases" USING btree ("state","due_at","id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "complaint_cases_ended" ON "complaint_cases" USING btree ("ended_at","id") WHERE ended_at is not null;--> statement-breakpoint
CREATE INDEX "complaint_cases_of_shop" ON "complaint_cases" USING btree ("shop_id");--> statement-breakpoint
CREATE INDEX "complaint_cases_of_person" ON "complaint_cases" USING btree ("person_id");--> statement-breakpoint
CREATE UNIQUE INDEX "complaints_one_of_a_person" ON "complaints" USING btree ("case_id","shopper_id");--> statement-breakpoint
CREATE INDEX "complaints_of_shopper" ON "complaints" USING btree ("shopper_id","id");--> statement-breakpoint
CREATE INDEX "shop_warnings_unread" ON "shop_warnings" USING btree ("shop_id","id") WHERE acknowledged_at is null;--> statement-breakpoint
-- Who looks after users, and the market's operator, look after complaints too. A role that somebody took rights from stays as it is.
UPDATE "staff_roles" SET "rights" = "rights" || array['complaints.read', 'complaints.decide']
WHERE "desk" = 'platform'
  AND ("key" = 'support' AND "rights" @> array['users.read', 'users.write', 'users.contact', 'help.read', 'help.write']
    OR "key" = 'operator' AND "rights" @> array['dashboard.read', 'settings.read', 'settings.write', 'pages.read', 'pages.write', 'shops.read']);
