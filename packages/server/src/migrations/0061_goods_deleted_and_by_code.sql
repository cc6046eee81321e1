ALTER TABLE "goods" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "skus_by_code" ON "skus" USING btree (lower("code") text_pattern_ops) WHERE retired_at is null and code <> '';--> statement-breakpoint
ALTER TABLE "goods" ADD CONSTRAINT "goods_deleted_off_sale" CHECK ("goods"."deleted_at" is null or not (is_on_sale or is_withheld));