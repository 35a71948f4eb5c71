# The files that changed most often in the last two years.
git log --since="2 years ago" --format= --name-only --no-renames |
  grep . | sort | uniq -c | sort -rn | head -n 20
