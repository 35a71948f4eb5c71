CREATE FUNCTION fill_country_code() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.country_code IS NULL OR (TG_OP = 'UPDATE'
      AND NEW.country IS DISTINCT FROM OLD.country
      AND NEW.country_code IS NOT DISTINCT FROM OLD.country_code) THEN
    NEW.country_code := (SELECT code FROM country WHERE name = NEW.country);
  END IF;
  RETURN NEW;
END $$;

CREATE TRIGGER customer_country_code
  BEFORE INSERT OR UPDATE OF country, country_code ON customer
  FOR EACH ROW EXECUTE FUNCTION fill_country_code();
