#!/bin/sh
# Runs Node 24: the one that `npm ci` installed (packages/node-24), otherwise the machine's own. It is looked up here
# because npm before 11.6 removes its link from node_modules/.bin. One of another processor or C library does not run.
for bin in "$(CDPATH= cd -- "$(dirname -- "$0")/.." && pwd)"/node_modules/node-linux-*/bin; do
  "$bin/node" -v >/dev/null 2>&1 && PATH="$bin:$PATH" && exec node "$@"
done
version=$(node -v 2>/dev/null)
case $version in
  v2[4-9].* | v[3-9][0-9].* | v[1-9][0-9][0-9].*) exec node "$@" ;;
esac
echo "Stele needs Node 24. This is ${version:-no Node}, and npm ci was run with another Node: run it again." >&2
exit 1
