-- Days that each extension gave: from what was in force when it was given, in the institution's time.
UPDATE "student_due_dates" x SET "days" = greatest(0,
  (x."due_at" AT TIME ZONE z.name)::date - (greatest(a."due_at", (
    SELECT max(o."due_at") FROM "student_due_dates" o
    WHERE o."assignment_id" = x."assignment_id" AND o."student_id" = x."student_id"
      AND (o."created_at", o."id") < (x."created_at", x."id")
      AND (o."reversed_at" IS NULL OR o."reversed_at" > x."created_at")
  )) AT TIME ZONE z.name)::date)
FROM "assignments" a, (SELECT coalesce((SELECT "time_zone" FROM "institution"), 'UTC') AS name) z
WHERE a."id" = x."assignment_id";
--> statement-breakpoint
UPDATE "student_due_dates" SET "penalty_at_reversal" = "penalty_after" WHERE "reversed_at" IS NOT NULL;
