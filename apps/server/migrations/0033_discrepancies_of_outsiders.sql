-- Who recorded a session is held against the lecturers of its class at that time, no longer those of today.
UPDATE "pay_discrepancies" SET "kind" = 'recorded-by-outsider' WHERE "kind" = 'recorded-by-former';
