-- Prices, stock and exports have rights of their own: whoever could before still can.
UPDATE "staff_roles" SET "rights" = "rights"
  || CASE WHEN 'goods.write' = ANY("rights") THEN ARRAY['goods.price', 'goods.stock'] ELSE '{}' END
  || CASE WHEN 'goods.read' = ANY("rights") THEN ARRAY['goods.export'] ELSE '{}' END
  || CASE WHEN 'orders.read' = ANY("rights") THEN ARRAY['orders.export'] ELSE '{}' END
  || CASE WHEN 'refunds.read' = ANY("rights") THEN ARRAY['refunds.export'] ELSE '{}' END
WHERE "desk" LIKE 'shop:%';
