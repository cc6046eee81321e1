CREATE TABLE "alert_marks" (
	"side" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"seen_id" bigint NOT NULL,
	CONSTRAINT "alert_marks_side_staff_id_pk" PRIMARY KEY("side","staff_id"),
	CONSTRAINT "alert_marks_side_known" CHECK ("alert_marks"."side" in ('seller', 'platform'))
);
--> statement-breakpoint
CREATE TABLE "alerts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "alerts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"subject_id" bigint,
	"params" jsonb NOT NULL,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "handlers" (
	"shop_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "handlers_shop_id_subject_subject_id_staff_id_pk" PRIMARY KEY("shop_id","subject","subject_id","staff_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "alerts_once_per_source" ON "alerts" USING btree ("shop_id","source");--> statement-breakpoint
CREATE INDEX "alerts_of_shop" ON "alerts" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "handlers_by_until" ON "handlers" USING btree ("until");