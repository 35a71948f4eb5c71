CREATE TABLE posting (
  id          bigint  GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transfer_id bigint  NOT NULL,
  account     text    NOT NULL,
  currency    char(3) NOT NULL,
  cents       bigint  NOT NULL CHECK (cents <> 0),
  booked_on   date    NOT NULL
);

CREATE FUNCTION require_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM posting WHERE transfer_id = NEW.transfer_id
             GROUP BY currency HAVING sum(cents) <> 0) THEN
    RAISE EXCEPTION 'Transfer % does not balance', NEW.transfer_id;
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A posting is never changed: correct it with another one';
END $$;

CREATE CONSTRAINT TRIGGER balance AFTER INSERT ON posting
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION require_balance();
CREATE TRIGGER for_good BEFORE UPDATE OR DELETE ON posting
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
