#!/bin/sh
# Runs Node 24: the one that `npm ci` installed (packages/node-24), otherwise the machine's own. It is looked up here
# because npm before 11.6 removes its link from node_modules/.bin.
for bin in "$(cd "$(dirname "$0")/.." && pwd)"/node_modules/node-linux-*/bin; do
  [ -x "$bin/node" ] && PATH="$bin:$PATH" && exec node "$@"
done
case $(node --version) in
  v1?.* | v2[0-3].*)
    echo "Stele needs Node 24. This is $(node --version), and npm ci was run with another Node: run it again." >&2
    exit 1
    ;;
esac
exec node "$@"
