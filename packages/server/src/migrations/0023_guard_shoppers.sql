CREATE TABLE "devices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"token_hash" text NOT NULL,
	"known_since" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "devices_kind_known" CHECK ("devices"."kind" in ('shopper', 'seller', 'platform'))
);
--> statement-breakpoint
CREATE TABLE "mobile_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mobile_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shopper_id" bigint NOT NULL,
	"before" text NOT NULL,
	"after" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"tell_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sign_ins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shopper_id" bigint NOT NULL,
	"outcome" text NOT NULL,
	"is_new_device" boolean NOT NULL,
	"ip" text NOT NULL,
	"agent" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sms_counts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sms_counts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"count" integer NOT NULL,
	"allowed" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sms_days" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "sms_days" CASCADE;--> statement-breakpoint
DROP INDEX "sms_codes_one_per_purpose";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "device_id" bigint;--> statement-breakpoint
ALTER TABLE "shoppers" ADD COLUMN "held_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "asked_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sms_codes" ADD COLUMN "wrong_elsewhere" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mobile_changes" ADD CONSTRAINT "mobile_changes_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_ins" ADD CONSTRAINT "sign_ins_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "devices_one_per_subject" ON "devices" USING btree ("kind","subject_id","token_hash");--> statement-breakpoint
CREATE INDEX "devices_expiry" ON "devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "mobile_changes_of_shopper" ON "mobile_changes" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "mobile_changes_to_tell" ON "mobile_changes" USING btree ("tell_at") WHERE "mobile_changes"."tell_at" is not null;--> statement-breakpoint
CREATE INDEX "sign_ins_of_shopper" ON "sign_ins" USING btree ("shopper_id","id");--> statement-breakpoint
CREATE INDEX "sign_ins_expiry" ON "sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_counts_one_per_key" ON "sms_counts" USING btree ("key");--> statement-breakpoint
CREATE INDEX "sms_counts_end" ON "sms_counts" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_device_id_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."devices"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_of_device" ON "sessions" USING btree ("device_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sms_codes_one_per_purpose" ON "sms_codes" USING btree ("mobile","event","asked_by");