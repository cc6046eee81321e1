CREATE TABLE "chat_pictures" (
	"url" text PRIMARY KEY NOT NULL,
	"uploader" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"uploaded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "chat_messages_search";--> statement-breakpoint
CREATE INDEX "chat_messages_words" ON "chat_messages" USING gin ((search || array_to_tsvector(array['#' || shopper_id::text || '~' || (id >> 14)::text, '@' || shop_id::text || '~' || (id >> 14)::text])));--> statement-breakpoint
CREATE INDEX "chat_messages_with_file" ON "chat_messages" USING btree ((content ->> 'url')) WHERE content ->> 'url' is not null;