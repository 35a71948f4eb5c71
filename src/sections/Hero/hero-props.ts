/** Maps a record's Main component to the hero's props. */
export const heroProps = ({
  eyebrow,
  title,
  text,
  image,
  facts,
  actions,
}: Queries.MainFragment) => ({
  eyebrow,
  title,
  lead: text,
  picture: image,
  facts,
  actions,
});
