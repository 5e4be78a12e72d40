-- A person has one pay profile on a day, whoever writes it.
ALTER TABLE "pay_profiles" ADD CONSTRAINT "pay_profiles_overlap"
	EXCLUDE USING gist ("person_id" WITH =, daterange("first_day", "last_day", '[]') WITH &&);
