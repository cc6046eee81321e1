DROP INDEX "cart_lines_newest";--> statement-breakpoint
DROP INDEX "orders_of_shopper";--> statement-breakpoint
DROP INDEX "orders_of_shopper_by_state";--> statement-breakpoint
DROP INDEX "orders_of_shop_by_state";--> statement-breakpoint
DROP INDEX "addresses_of_shopper";--> statement-breakpoint
CREATE INDEX "cart_lines_newest" ON "cart_lines" USING btree ("shopper_id","added_at","sku_id");--> statement-breakpoint
CREATE INDEX "orders_of_shopper" ON "orders" USING btree ("shopper_id","id");--> statement-breakpoint
CREATE INDEX "orders_of_shopper_by_state" ON "orders" USING btree ("shopper_id","state","id");--> statement-breakpoint
CREATE INDEX "orders_of_shop_by_state" ON "orders" USING btree ("shop_id","state","id");--> statement-breakpoint
CREATE INDEX "addresses_of_shopper" ON "addresses" USING btree ("shopper_id","is_default","id");