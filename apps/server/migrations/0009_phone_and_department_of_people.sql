ALTER TABLE "people" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "department_id" uuid;--> statement-breakpoint
-- In the code departments are declared after people, so Drizzle can't add this.
ALTER TABLE "people" ADD CONSTRAINT "people_department_id_departments_id_fk" FOREIGN KEY ("department_id") REFERENCES "public"."departments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "people_department" ON "people" USING btree ("department_id") WHERE department_id is not null;--> statement-breakpoint
-- Somebody who becomes a student, also by an import or a directory, has the department of their programme from then on.
CREATE FUNCTION clear_department_of_student() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.department_id := NULL;
	RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER people_department BEFORE INSERT OR UPDATE OF role, department_id ON people FOR EACH ROW WHEN (
	NEW.role = 'student' AND NEW.department_id IS NOT NULL
) EXECUTE FUNCTION clear_department_of_student();
