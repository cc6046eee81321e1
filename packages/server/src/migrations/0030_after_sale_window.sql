ALTER TABLE "orders" ADD COLUMN "release_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
-- Orders placed before keep the window that is in force as this is done.
UPDATE orders SET
	pinned = pinned || '{"afterSaleDays": 7}',
	release_due_at = completed_at + interval '168 hours';
--> statement-breakpoint
UPDATE orders SET released_at = release_due_at WHERE release_due_at <= now();--> statement-breakpoint
-- What was settled before and is still within its window waits, as all that is settled from now on.
DO $$
DECLARE
	settled record;
	moved record;
	added bigint;
	moment timestamptz := date_trunc('milliseconds', now());
BEGIN
	FOR settled IN
		SELECT orders.id, order_no, account, cents
		FROM orders
		JOIN ledger_transfers ON key = 'order:' || orders.id || ':settle'
		JOIN ledger_entries ON transfer_id = ledger_transfers.id AND account LIKE 'shop:%'
		WHERE release_due_at > now()
		ORDER BY orders.id
	LOOP
		INSERT INTO ledger_transfers (key, kind, reference, booked_at)
		VALUES ('order:' || settled.id || ':hold', 'settle', settled.order_no, moment)
		RETURNING id INTO added;
		INSERT INTO ledger_entries VALUES
			(added, 1, settled.account, -settled.cents),
			(added, 2, replace(settled.account, ':available', ':pending'), settled.cents);
		FOR moved IN SELECT account, cents FROM ledger_entries WHERE transfer_id = added ORDER BY line LOOP
			INSERT INTO ledger_balances VALUES (moved.account, 0, 0, 'epoch', repeat('0', 64)) ON CONFLICT DO NOTHING;
			UPDATE ledger_balances SET
				balance_cents = balance_cents + moved.cents,
				seq = seq + 1,
				moved_at = greatest(moved_at, moment),
				hash = ledger_hash(hash, account, added, moved.cents, balance_cents + moved.cents, greatest(moved_at, moment))
			WHERE account = moved.account;
			INSERT INTO ledger_chain
			SELECT account, seq, added, 'settle', moved.cents, balance_cents, moved_at, hash
			FROM ledger_balances WHERE account = moved.account;
		END LOOP;
	END LOOP;
END
$$;
--> statement-breakpoint
CREATE INDEX "orders_release_due" ON "orders" USING btree ("release_due_at") WHERE "orders"."released_at" is null;
