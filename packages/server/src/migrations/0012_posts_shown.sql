ALTER TABLE "posts" DROP CONSTRAINT "posts_category_id_categories_id_fk";
--> statement-breakpoint
DROP INDEX "posts_of_all_by_rank";--> statement-breakpoint
DROP INDEX "posts_of_category_by_rank";--> statement-breakpoint
DROP INDEX "posts_of_shop_by_rank";--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "category_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_of_all_by_rank" ON "posts" USING btree ("rank","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "posts_of_category_by_rank" ON "posts" USING btree ("category_id","rank","id") WHERE is_shown;--> statement-breakpoint
CREATE INDEX "posts_of_shop_by_rank" ON "posts" USING btree ("shop_id","rank","id") WHERE is_shown;