CREATE TABLE "chat_away_said" (
	"conversation_id" bigint NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "chat_away_said_conversation_id_day_pk" PRIMARY KEY("conversation_id","day")
);
--> statement-breakpoint
CREATE TABLE "chat_hours" (
	"shop_id" bigint PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"is_on" boolean NOT NULL,
	"days" smallint[] NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL,
	"away" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_notes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shop_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"staff_id" bigint NOT NULL,
	"text" text NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_days" (
	"conversation_id" bigint NOT NULL,
	"day" date NOT NULL,
	"shop_id" bigint NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	CONSTRAINT "chat_days_conversation_id_day_pk" PRIMARY KEY("conversation_id","day")
);
--> statement-breakpoint
CREATE TABLE "chat_conversations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shopper_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"last_message_id" bigint DEFAULT 0 NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL,
	"shopper_read_id" bigint DEFAULT 0 NOT NULL,
	"shop_read_id" bigint DEFAULT 0 NOT NULL,
	"shopper_unread" integer DEFAULT 0 NOT NULL,
	"shop_unread" integer DEFAULT 0 NOT NULL,
	"cleared_id" bigint DEFAULT 0 NOT NULL,
	"hidden_id" bigint DEFAULT 0 NOT NULL,
	"blocked_by_shopper" boolean DEFAULT false NOT NULL,
	"blocked_by_shop" boolean DEFAULT false NOT NULL,
	"is_flagged" boolean DEFAULT false NOT NULL,
	"agent_id" bigint,
	"waiting_since" timestamp (3) with time zone,
	CONSTRAINT "chat_conversations_unread_not_negative" CHECK (shopper_unread >= 0 and shop_unread >= 0)
);
--> statement-breakpoint
CREATE TABLE "chat_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"shopper_id" bigint NOT NULL,
	"shop_id" bigint NOT NULL,
	"from_shop" boolean NOT NULL,
	"staff_id" bigint,
	"is_automatic" boolean DEFAULT false NOT NULL,
	"client_msg_id" text NOT NULL,
	"type" text NOT NULL,
	"content" jsonb,
	"masked" text,
	"recalled_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"search" "tsvector"
);
--> statement-breakpoint
CREATE TABLE "chat_quick_replies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "chat_quick_replies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"version" integer DEFAULT 1 NOT NULL,
	"shop_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_voices" (
	"url" text NOT NULL,
	"uploader" text NOT NULL,
	"bytes" integer NOT NULL,
	"seconds" smallint,
	"uploaded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "chat_voices_url_uploader_pk" PRIMARY KEY("url","uploader")
);
--> statement-breakpoint
ALTER TABLE "chat_away_said" ADD CONSTRAINT "chat_away_said_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_hours" ADD CONSTRAINT "chat_hours_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_notes" ADD CONSTRAINT "chat_notes_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_conversations" ADD CONSTRAINT "chat_conversations_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_messages" ADD CONSTRAINT "chat_messages_conversation_id_chat_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."chat_conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_quick_replies" ADD CONSTRAINT "chat_quick_replies_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "chat_notes_of_shopper" ON "chat_notes" USING btree ("shop_id","shopper_id","id");--> statement-breakpoint
CREATE INDEX "chat_days_of_shop" ON "chat_days" USING btree ("shop_id","day");--> statement-breakpoint
CREATE INDEX "chat_days_open" ON "chat_days" USING btree ("conversation_id") WHERE answered_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "chat_conversations_once" ON "chat_conversations" USING btree ("shopper_id","shop_id");--> statement-breakpoint
CREATE INDEX "chat_conversations_of_shopper" ON "chat_conversations" USING btree ("shopper_id","last_message_id");--> statement-breakpoint
CREATE INDEX "chat_conversations_of_shop" ON "chat_conversations" USING btree ("shop_id","last_message_id");--> statement-breakpoint
CREATE INDEX "chat_conversations_waiting" ON "chat_conversations" USING btree ("shop_id","waiting_since","id") WHERE waiting_since is not null;--> statement-breakpoint
CREATE INDEX "chat_conversations_unread" ON "chat_conversations" USING btree ("shop_id","last_message_id") WHERE shop_unread > 0;--> statement-breakpoint
CREATE INDEX "chat_conversations_of_agent" ON "chat_conversations" USING btree ("shop_id","agent_id","last_message_id") WHERE agent_id is not null;--> statement-breakpoint
CREATE INDEX "chat_conversations_flagged" ON "chat_conversations" USING btree ("shop_id","last_message_id") WHERE is_flagged;--> statement-breakpoint
CREATE INDEX "chat_messages_in_order" ON "chat_messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "chat_messages_once" ON "chat_messages" USING btree ("conversation_id","from_shop","client_msg_id");--> statement-breakpoint
CREATE INDEX "chat_messages_of_shopper" ON "chat_messages" USING btree ("shopper_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_of_shop" ON "chat_messages" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "chat_messages_search" ON "chat_messages" USING gin ("search");--> statement-breakpoint
CREATE INDEX "chat_quick_replies_of_shop" ON "chat_quick_replies" USING btree ("shop_id","position","id");--> statement-breakpoint
CREATE INDEX "uploads_by_url" ON "uploads" USING btree ("url");--> statement-breakpoint
-- Answering shoppers belongs to who handles their reviews and refunds: roles that could do both now can do this.
UPDATE "staff_roles" SET "rights" = "rights" || ARRAY['chat.read', 'chat.write', 'chat.gift']
WHERE "desk" LIKE 'shop:%' AND 'reviews.write' = ANY("rights") AND 'refunds.handle' = ANY("rights");
