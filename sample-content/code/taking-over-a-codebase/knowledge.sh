# Who wrote to a folder, and when they did so last: bash knowledge.sh src/billing
git log --no-merges --format="%an%x09%as" -- "$1" |
  awk -F'\t' '{ commits[$1]++; if (!($1 in last)) last[$1] = $2 }
    END { for (name in commits) print commits[name] "\t" last[name] "\t" name }' |
  sort -rn
