#!/bin/sh
# Replaces the web servers by those of VERSION in the env file, one after the other, while visitors are served.
#   scripts/deploy/update.sh /etc/chainlantern/production.env
# COMPOSE names the command, if it is not `docker compose`; COMPOSE_FILE further files, as for that command.
set -eu
[ $# -eq 1 ] || { echo "Usage: $0 ENV_FILE" >&2; exit 2; }
ENV_FILE=$(realpath "$1")
export ENV_FILE COMPOSE_FILE="${COMPOSE_FILE:-$(dirname "$0")/compose.yaml}"
recipe="${COMPOSE:-docker compose} -p chainlantern --env-file $ENV_FILE"
is_ready="fetch('http://127.0.0.1:3000/api/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"

# The files of its build, beside those of earlier ones. The word splitting of $recipe is meant.
# shellcheck disable=SC2086
$recipe run --rm --no-deps static
for server in web1 web2; do
    $recipe up -d --no-deps "$server"
    tries=0
    until $recipe exec -T "$server" node -e "$is_ready" 2> /dev/null; do
        tries=$((tries + 1))
        if [ "$tries" -ge 60 ]; then
            echo "$server is not ready after two minutes. The other server goes on. See its log, or set VERSION back and run this again." >&2
            exit 1
        fi
        sleep 2
    done
    # nginx asks it again a second after it has failed.
    sleep 2
done
$recipe up -d --no-deps backup
