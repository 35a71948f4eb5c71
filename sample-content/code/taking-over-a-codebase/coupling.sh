# Pairs of files that were changed in the same commit at least five times.
git log --since="2 years ago" --no-merges --format="commit:%h" --name-only --no-renames |
  awk '
    function count_pairs(  i, j) {
      if (n > 1 && n <= 20)
        for (i = 1; i <= n; i++) for (j = i + 1; j <= n; j++) pairs[files[i] " + " files[j]]++
      n = 0
    }
    /^commit:/ { count_pairs(); next }
    NF { files[++n] = $0 }
    END { count_pairs(); for (pair in pairs) if (pairs[pair] >= 5) print pairs[pair], pair }
  ' | sort -rn
