CREATE TABLE "bank_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"question" jsonb NOT NULL,
	"wordings" jsonb NOT NULL,
	"answer" jsonb NOT NULL,
	"help_id" bigint,
	"is_on" boolean NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"helpful" integer DEFAULT 0 NOT NULL,
	"unhelpful" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"changed_by" bigint
);
--> statement-breakpoint
CREATE TABLE "missed_questions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "missed_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"text" text NOT NULL,
	"language" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"session_id" bigint NOT NULL,
	"by" text NOT NULL,
	"staff_id" bigint,
	"blocks" jsonb NOT NULL,
	"client_msg_id" text,
	"is_found" boolean,
	"question_id" bigint,
	"is_helpful" boolean,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_sessions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "service_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shopper_id" bigint,
	"device_hash" text,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"last_text" text DEFAULT '' NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"taken_at" timestamp (3) with time zone,
	"taken_by" bigint,
	"closed_at" timestamp (3) with time zone,
	CONSTRAINT "service_sessions_owned" CHECK ("service_sessions"."shopper_id" is not null or "service_sessions"."device_hash" is not null),
	CONSTRAINT "service_sessions_queued_at_known" CHECK ("service_sessions"."state" = 'assistant' or "service_sessions"."state" = 'closed' or "service_sessions"."queued_at" is not null)
);
--> statement-breakpoint
ALTER TABLE "bank_questions" ADD CONSTRAINT "bank_questions_help_id_help_questions_id_fk" FOREIGN KEY ("help_id") REFERENCES "public"."help_questions"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_messages" ADD CONSTRAINT "service_messages_session_id_service_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."service_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_sessions" ADD CONSTRAINT "service_sessions_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_questions_one_per_question" ON "bank_questions" USING btree ((question ->> 'zh'));--> statement-breakpoint
CREATE INDEX "bank_questions_by_asked" ON "bank_questions" USING btree ("asked","id");--> statement-breakpoint
CREATE UNIQUE INDEX "missed_questions_one_per_key" ON "missed_questions" USING btree ("key");--> statement-breakpoint
CREATE INDEX "missed_questions_open" ON "missed_questions" USING btree ("times","id") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "service_messages_of_session" ON "service_messages" USING btree ("session_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "service_messages_once" ON "service_messages" USING btree ("session_id","by","client_msg_id") WHERE client_msg_id is not null;--> statement-breakpoint
CREATE INDEX "service_messages_answers" ON "service_messages" USING btree ("created_at") WHERE is_found is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "service_sessions_one_open_of_shopper" ON "service_sessions" USING btree ("shopper_id") WHERE state <> 'closed';--> statement-breakpoint
CREATE UNIQUE INDEX "service_sessions_one_open_of_device" ON "service_sessions" USING btree ("device_hash") WHERE state <> 'closed' and shopper_id is null;--> statement-breakpoint
CREATE INDEX "service_sessions_of_shopper" ON "service_sessions" USING btree ("shopper_id","id");--> statement-breakpoint
CREATE INDEX "service_sessions_of_device" ON "service_sessions" USING btree ("device_hash","id") WHERE shopper_id is null;--> statement-breakpoint
CREATE INDEX "service_sessions_on_inbox" ON "service_sessions" USING btree ("queued_at","id") WHERE state in ('queued', 'taken', 'left');--> statement-breakpoint
CREATE INDEX "service_sessions_ended" ON "service_sessions" USING btree ("closed_at","id") WHERE queued_at is not null;--> statement-breakpoint
CREATE INDEX "service_sessions_takes" ON "service_sessions" USING btree ("taken_at") WHERE taken_at is not null;--> statement-breakpoint
-- Who looks after users, and the market's operator, answer for the service and keep its bank. A role that somebody took rights from stays as it is.
UPDATE "staff_roles" SET "rights" = "rights" || array['support.read', 'support.answer', 'support.bank']
WHERE "desk" = 'platform'
  AND ("key" = 'support' AND "rights" @> array['users.read', 'users.write', 'users.contact', 'help.read', 'help.write']
    OR "key" = 'operator' AND "rights" @> array['dashboard.read', 'settings.read', 'settings.write', 'pages.read', 'pages.write', 'shops.read']);
