-- Every shopper's and shop's account becomes a hash chain, from its first entry on.
CREATE TABLE "ledger_chain" (
	"account" text NOT NULL,
	"seq" bigint NOT NULL,
	"transfer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"cents" bigint NOT NULL,
	"balance_cents" bigint NOT NULL,
	"moved_at" timestamp (3) with time zone NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "ledger_chain_account_seq_pk" PRIMARY KEY("account","seq")
);
--> statement-breakpoint
-- How an entry is hashed: the same as in the contract's ledger-chain.ts.
CREATE FUNCTION "ledger_hash"(previous text, account text, transfer_id bigint, cents bigint, balance_cents bigint, moved_at timestamptz)
	RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
	RETURN encode(sha256(convert_to(
		previous || '|' || account || '|' || transfer_id::text || '|' || cents::text || '|' || balance_cents::text
			|| '|' || ((extract(epoch from moved_at) * 1000)::bigint)::text, 'UTF8')), 'hex');
--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD COLUMN "seq" bigint NOT NULL DEFAULT 0;--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD COLUMN "moved_at" timestamp (3) with time zone NOT NULL DEFAULT 'epoch';--> statement-breakpoint
ALTER TABLE "ledger_balances" ADD COLUMN "hash" text NOT NULL DEFAULT '';--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "bill" text DEFAULT 'pay' NOT NULL;--> statement-breakpoint
-- What was booked before, in the order in which it was; a payment through a channel is noted with 0 cents.
DO $$
DECLARE
	entry record;
	last_account text := '';
	last_seq bigint;
	last_balance bigint;
	last_moment timestamptz;
	last_hash text;
BEGIN
	FOR entry IN
		SELECT account, transfer_id, cents, kind, booked_at
		FROM ledger_entries JOIN ledger_transfers ON id = transfer_id
		WHERE account LIKE 'shop%'
		UNION ALL
		SELECT 'shopper:' || payer_id || ':available', ledger_transfers.id, 0, kind, booked_at
		FROM ledger_transfers
		JOIN payments ON ledger_transfers.key IN ('payment:' || payment_no || ':capture', 'payment:' || payment_no || ':refund')
		WHERE channel <> 'balance'
		ORDER BY account, transfer_id
	LOOP
		IF entry.account <> last_account THEN
			last_account := entry.account;
			last_seq := 0;
			last_balance := 0;
			last_moment := 'epoch';
			last_hash := repeat('0', 64);
		END IF;
		last_seq := last_seq + 1;
		last_balance := last_balance + entry.cents;
		last_moment := greatest(last_moment, entry.booked_at);
		last_hash := ledger_hash(last_hash, entry.account, entry.transfer_id, entry.cents, last_balance, last_moment);
		INSERT INTO ledger_chain VALUES (
			entry.account, last_seq, entry.transfer_id, entry.kind, entry.cents, last_balance, last_moment, last_hash);
		INSERT INTO ledger_balances VALUES (entry.account, last_balance, last_seq, last_moment, last_hash)
		ON CONFLICT (account) DO UPDATE SET seq = last_seq, moved_at = last_moment, hash = last_hash;
	END LOOP;
END
$$;
--> statement-breakpoint
ALTER TABLE "ledger_balances" ALTER COLUMN "seq" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ledger_balances" ALTER COLUMN "moved_at" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ledger_balances" ALTER COLUMN "hash" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "ledger_chain" ADD CONSTRAINT "ledger_chain_transfer_id_ledger_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."ledger_transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_chain_by_kind" ON "ledger_chain" USING btree ("account","kind","seq");--> statement-breakpoint
CREATE INDEX "ledger_chain_by_time" ON "ledger_chain" USING btree ("account","moved_at");--> statement-breakpoint
CREATE TRIGGER "ledger_chain_append_only" BEFORE UPDATE OR DELETE ON "ledger_chain"
	FOR EACH ROW EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_chain_never_emptied" BEFORE TRUNCATE ON "ledger_chain"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
