CREATE TABLE "login_tickets" (
	"ticket_hash" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"must_enrol" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_codes" (
	"kind" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"code_hash" text NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "recovery_codes_once" PRIMARY KEY("kind","staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"kind" text NOT NULL,
	"staff_id" bigint NOT NULL,
	"secret" text,
	"pending_secret" text,
	"enrolled_at" timestamp (3) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "second_factors_one_each" PRIMARY KEY("kind","staff_id"),
	CONSTRAINT "second_factors_kind_known" CHECK ("second_factors"."kind" in ('seller', 'platform')),
	CONSTRAINT "second_factors_enrolled_with_secret" CHECK (("second_factors"."secret" is null) = ("second_factors"."enrolled_at" is null))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "login_tickets_of_staff" ON "login_tickets" USING btree ("kind","staff_id");--> statement-breakpoint
CREATE INDEX "login_tickets_expiry" ON "login_tickets" USING btree ("expires_at");--> statement-breakpoint
-- In a demo market everybody knows the operator's password, and logs in by it alone.
INSERT INTO "settings" ("name", "value", "version", "changed_at")
SELECT 'identity.second_factor', '"nobody"', 1, now() FROM "demo_mark" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "setting_versions" ("name", "version", "value", "changed_at")
SELECT 'identity.second_factor', 1, '"nobody"', now() FROM "demo_mark" ON CONFLICT DO NOTHING;
