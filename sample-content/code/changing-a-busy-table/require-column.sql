ALTER TABLE customer ADD CONSTRAINT customer_country_code_known
  CHECK (country_code IS NOT NULL) NOT VALID;
ALTER TABLE customer VALIDATE CONSTRAINT customer_country_code_known;
