SET lock_timeout = '2s';
ALTER TABLE customer ADD COLUMN country_code text;
