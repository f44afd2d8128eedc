#!/bin/sh
set -e
if [ "$1" = 'valkey-server' ] && [ "$(id -u)" = '0' ]; then
  find . \! -user redis -exec chown redis '{}' +
  exec setpriv --reuid=redis --regid=redis --clear-groups "$0" "$@"
fi
exec "$@" --protected-mode no
