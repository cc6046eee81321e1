-- Emptying a table fires no trigger for its rows: it is refused as a statement.
CREATE TRIGGER "ledger_entries_never_emptied" BEFORE TRUNCATE ON "ledger_entries"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
--> statement-breakpoint
CREATE TRIGGER "ledger_transfers_never_emptied" BEFORE TRUNCATE ON "ledger_transfers"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
