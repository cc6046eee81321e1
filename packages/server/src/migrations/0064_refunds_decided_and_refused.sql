-- What the platform decided a shop could reject until now: the platform looks at it again, as it does where a shop
-- refuses a return today.
UPDATE "refunds" SET "state" = 'intervention', "due_at" = CASE
	WHEN "pinned" ->> 'undecided' = 'buyer' THEN now() + ("pinned" ->> 'decideHours')::integer * interval '1 hour'
END WHERE "state" = 'rejected' AND "brought_at" IS NOT NULL;
