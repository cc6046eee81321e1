CREATE TABLE "private_uploads" (
	"name" text PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'unclaimed' NOT NULL,
	"task_id" bigint,
	"removable_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "private_uploads_to_remove" ON "private_uploads" USING btree ("removable_at") WHERE "private_uploads"."state" <> 'claimed' or "private_uploads"."task_id" is not null;--> statement-breakpoint
-- What was kept before it was noted: an application's documents stay, and what an ended task needed goes.
INSERT INTO "private_uploads" ("name", "state", "removable_at")
SELECT 'applications/' || "shopper_id" || '/' || ("document"->>'name') || '.webp', 'claimed', now()
FROM "shop_applications", jsonb_array_elements("documents") AS "document" ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "private_uploads" ("name", "state", "task_id", "removable_at")
SELECT "imports"."source", 'claimed', "tasks"."id", now() FROM "tasks"
JOIN "imports" ON "imports"."id" = ("tasks"."input"->>'importId')::bigint
WHERE "tasks"."kind" = 'goods_import_read' ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "private_uploads" ("name", "state", "task_id", "removable_at")
SELECT ("input"->>'source') || "suffix", 'claimed', "id", now()
FROM "tasks", unnest(array['', '.contents']) AS "suffix"
WHERE "kind" = 'picture_import' ON CONFLICT DO NOTHING;
