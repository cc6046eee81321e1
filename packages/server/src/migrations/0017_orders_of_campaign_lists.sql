DROP INDEX "campaigns_of_shop";--> statement-breakpoint
DROP INDEX "campaigns_by_formed";--> statement-breakpoint
DROP INDEX "seats_of_shopper";--> statement-breakpoint
DROP INDEX "teams_nearest_whole";--> statement-breakpoint
DROP INDEX "teams_of_campaign";--> statement-breakpoint
CREATE INDEX "campaigns_of_shop" ON "campaigns" USING btree ("shop_id","id");--> statement-breakpoint
CREATE INDEX "campaigns_by_formed" ON "campaigns" USING btree ("kind","formed","id") WHERE "campaigns"."state" = 'open';--> statement-breakpoint
CREATE INDEX "seats_of_shopper" ON "seats" USING btree ("shopper_id","id") WHERE "seats"."state" <> 'freed';--> statement-breakpoint
CREATE INDEX "teams_nearest_whole" ON "teams" USING btree ("campaign_id","paid" DESC NULLS FIRST,"ends_at") WHERE "teams"."state" = 'start' and "teams"."paid" > 0 and "teams"."seats_taken" < "teams"."size";--> statement-breakpoint
CREATE INDEX "teams_of_campaign" ON "teams" USING btree ("campaign_id","state","id");